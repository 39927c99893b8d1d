/** The log in paragraphs: the lines of one turn are together, and rounds have headings. */
import { beginnings } from '../lib/evidence';
import type { Happened } from '../lib/link.svelte';
import { cellsIn } from '../lib/target';
import { eventText, logText } from '../lib/tell';
import { plain, signed, t } from '../lib/words.svelte';
import type { Cell, Event, News, Seat, Stance } from '../protocol';
import { isUsualDraw } from './events';

/** A line of the log: short, with marks for pictures; as a whole sentence; and the cells that it is about. */
export type Line = { key: string; text: string; said: string; cells: Cell[] };

/** A turn, the end of a round, the beginning of a round, or news about the table. */
export type Paragraph = {
  key: string;
  kind: 'turn' | 'end' | 'round' | 'news';
  /** The player whose turn it is. */
  seat: Seat | null;
  lines: Line[];
  /** What was pointed, if it is about that. */
  stance?: Stance;
  /** True if it happened in the round that is being played, so that its places can be shown. */
  now: boolean;
};

export type Reader = {
  names: readonly string[];
  /** The seat whose log it is, and true if it hides their role from people who look over their shoulder. */
  seat: Seat | null;
  masked: boolean;
  /** True if a seat at this device has no part in the shuffle of the game on the table. */
  missing: boolean;
};

/** Events of the end of a round, whoever made the last move. */
const endings = new Set<Event['type']>([
  'round_ended',
  'mine_closed',
  'gold_drawn',
  'gold_offered',
  'gold_taken',
  'gold_paid',
  'pieces_paid',
  'stolen',
  'gold_kept',
  'trolls_paid',
  'round_closed',
  'game_ended',
]);

/** The cells that an event is about. */
export function cellsOf(event: Event): Cell[] {
  if (event.type === 'played') return cellsIn(event.target);
  if (event.type === 'goals_swapped') return [event.one, event.two];
  return 'cell' in event ? [event.cell] : [];
}

/** Announcements of what was then done: it is told once, as done, unless somebody objected. */
function carriedOut(log: readonly Happened[]): Set<Event> {
  const events = log.flatMap(({ told }) => (told.type === 'moved' ? told.events : []));
  return new Set(
    events.filter(
      (event, at) => event.type === 'announced' && at + 1 < events.length && events[at + 1]!.type !== 'vetoed',
    ),
  );
}

/** A name, marked with its seat. */
const who = (seat: Seat, names: readonly string[]) => signed(`seat ${seat}`, names[seat] ?? '');

function pointedId(stance: Stance | null | undefined) {
  if (stance == null) return 'told-unpointed';
  return stance === 'accuse' ? 'told-accused' : 'told-vouched';
}

/** News about the table in a sentence. What has a place of its own has none here. */
export function newsText(told: Exclude<News, { type: 'dealt' | 'moved' }>, names: readonly string[]): string {
  switch (told.type) {
    case 'joined':
    case 'left':
    case 'hosted':
      return t(`told-${told.type}`, { name: told.name });
    case 'stood_in':
    case 'returned':
      return t(`told-${told.type}`, { name: who(told.seat, names) });
    case 'pointed':
      return t(pointedId(told.stance), { name: who(told.seat, names), target: who(told.at, names) });
    case 'seat_given':
      return t('told-seat_given', { name: told.name });
    case 'unmasked':
      return '';
    case 'abandoned':
      return t('told-abandoned');
  }
}

/** Writes the log as one reader may see it. */
export function chronicle(log: readonly Happened[], reader: Reader): Paragraph[] {
  const { names, seat, masked, missing } = reader;
  const paragraphs: Paragraph[] = [];
  const done = carriedOut(log);
  /** The round that is being played begins with this paragraph. */
  let round = 0;
  /** The player whose turn it is, and true if they have drawn, which ends a turn. */
  let turn: Seat | null = null;
  let drawn = false;

  function open(kind: Paragraph['kind'], whose: Seat | null, key: string): Paragraph {
    const paragraph: Paragraph = { key, kind, seat: whose, lines: [], now: false };
    paragraphs.push(paragraph);
    return paragraph;
  }

  function tell(text: string, key: string): void {
    if (text !== '') open('news', null, key).lines.push({ key, text, said: plain(text), cells: [] });
  }

  /** The paragraph to which an event belongs. */
  function placeOf(event: Event, key: string): Paragraph {
    const last = paragraphs.at(-1);
    if (event.type === 'round_began') {
      round = paragraphs.length;
      turn = null;
      return open('round', null, key);
    }
    if (endings.has(event.type)) return last?.kind === 'end' ? last : open('end', null, key);
    const whose = 'seat' in event ? event.seat : null;
    const begins = beginnings.has(event.type) && (whose !== turn || drawn || last?.kind === 'end');
    if (begins) [turn, drawn] = [whose, false];
    else if (last?.kind === 'turn' || last?.kind === 'round') return last;
    return open('turn', turn, key);
  }

  /** An event as it may be read over one's shoulder. */
  const cover = (event: Event): Event =>
    masked && event.type === 'dwarf_dealt' && event.seat === seat ? { ...event, dwarf: null } : event;

  for (const { told, game, key: number } of log) {
    if (told.type === 'unmasked') continue;
    if (told.type !== 'moved' && told.type !== 'dealt') {
      tell(newsText(told, names), `${number}`);
      if (told.type === 'pointed' && told.stance) {
        const paragraph = paragraphs.at(-1)!;
        paragraph.stance = told.stance;
        const sign = signed(`stance ${told.stance}`, t(`stance-${told.stance}`));
        paragraph.lines[0]!.text = `${who(told.seat, names)} ${sign} ${who(told.at, names)}`;
      }
      continue;
    }
    if (told.type === 'dealt') {
      for (const other of told.withheld ?? [])
        tell(t('deal-withheld', { name: who(other, names) }), `${number}.withheld.${other}`);
      if (missing && game === log.at(-1)?.game) tell(t('share-missing'), `${number}.missing`);
    } else if (told.by === 'clock') tell(t('told-clock'), `${number}.clock`);
    told.events.map(cover).forEach((event, at) => {
      const before = told.events[at]!;
      const lines = done.has(before) || isUsualDraw(event) ? [] : logText(event, names);
      const key = `${number}.${at}`;
      if (lines.length > 0) {
        const said = plain(eventText(event, names).join(' '));
        const cells = cellsOf(event);
        placeOf(event, key).lines.push(
          ...lines.map((text, line) => ({ key: `${key}.${line}`, text, said, cells: line === 0 ? cells : [] })),
        );
      }
      if (event.type === 'drew' && event.seat === turn) drawn = true;
    });
  }
  for (const paragraph of paragraphs.slice(round)) paragraph.now = true;
  return paragraphs;
}
