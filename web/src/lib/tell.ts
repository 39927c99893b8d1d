/**
 * Sentences about documents: events, moves, refusals and reasons of bots.
 *
 * There is one rule for all of them, and `crates/cli/src/words/document.rs` has the same one:
 *
 * - The id of the message is the kind of document and its tag: `event-drew`, `move-discard`, `illegal-occupied`.
 *   If there is a message for the card or the question that the document names, it is used instead:
 *   `event-played-rockfall`, `move-answer-steal`.
 * - The arguments are the fields. A seat is the name of its player, a card or a tool is its word, a cell is `3,-1`,
 *   a boolean is `yes` or `no`, an absent field or an empty list is `none`.
 *
 * All other differences are made by the messages, which select by their arguments.
 */
import { prints } from '../prints';
import type { BotView, Camp, Card, Cell, Event, ImpossibleRules, Move, Refusal, Seat } from '../protocol';
import type { Doubt } from './fairness';
import { format, has, signed, t, type Values } from './words.svelte';

/** The names of those who play, by seat. */
export type Names = readonly string[];

/** A document by the names of its fields. */
type Document = Record<string, unknown>;

/** The fields that hold the seat of a player. */
const seats = ['seat', 'target', 'victim', 'sponsor', 'owner', 'from', 'first', 'reached_by', 'to_act', 'whom'];

export function cellText(cell: Cell): string {
  return cell.join(',');
}

export function cardName(card: Card): string {
  return t(`card-${card}`);
}

/** The title of a card: its name without what its picture shows. */
export function cardTitle(card: Card): string {
  const name = cardName(card).replace(/ \(.*\)$/, '');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Returns the key for messages about playing or reaching a card. Cards that are used in the same way share a key. */
export function useOf(card: Card): string {
  return prints[card]?.use ?? card;
}

// ---- the rule

/** Returns the sentences about a document, one per line. */
export function tell(kind: string, document: object, names: Names): string {
  const values: Values = { own: yesOrNo(isOwn(document as Document)) };
  addFields(values, document, names);
  return format(messageId(kind, document as Document), values);
}

/** Returns the id of the message about a document. */
function messageId(kind: string, { type, code, reason, card, to }: Document): string {
  const id = `${kind}-${String(type ?? code ?? reason)}`;
  const key = typeof card === 'string' ? useOf(card) : String(to);
  return has(`${id}-${key}`) ? `${id}-${key}` : id;
}

function addFields(values: Values, object: object, names: Names): void {
  for (const [field, value] of Object.entries(object)) add(values, field, value, names);
}

/** Adds the argument for a field. */
function add(values: Values, field: string, value: unknown, names: Names): void {
  if (value === null || value === undefined) values[field] = 'none';
  else if (typeof value === 'boolean') values[field] = yesOrNo(value);
  else if (typeof value === 'number') values[field] = seats.includes(field) ? nameOf(names, value) : value;
  else if (typeof value === 'string') addWord(values, field, value);
  else if (Array.isArray(value)) addList(values, field, value, names);
  else if (field === 'play') values.play = moveText(planned(value as Move), names);
  else if (field === 'target' || field === 'reply') {
    values[field] = Object.keys(value)[0] ?? '';
    addChosen(values, value, names);
  } else addFields(values, value, names);
}

function addWord(values: Values, field: string, value: string): void {
  if (field === 'card') {
    values.card = cardName(value);
    values.gold = nuggetsOn([value]);
    // A sabotage card is called after the tool that it breaks.
    if (useOf(value) === 'sabotage') values.tool = format(`tool-${value.replace('broken_', '')}`);
  } else if (field === 'removed') values.removed = cardName(value);
  else if (['dwarf', 'chest', 'tool', 'option'].includes(field)) values[field] = format(`${field}-${value}`);
  else values[field] = value;
}

/** Adds the target of a card, or the choice of an answer. A player there is the argument `target`. */
function addChosen(values: Values, chosen: object, names: Names): void {
  for (const [field, value] of Object.entries(chosen)) {
    if (field === 'seat') add(values, 'target', value, names);
    else if (field === 'cells') [values.one, values.two] = (value as Cell[]).map(cellText) as [string, string];
    else if (['place', 'tool'].includes(field) && typeof value === 'object') addChosen(values, value as object, names);
    else add(values, field, value, names);
  }
}

/** Adds a cell, or a list and its length. */
function addList(values: Values, field: string, list: readonly unknown[], names: Names): void {
  if (['cell', 'from', 'one', 'two'].includes(field)) {
    values[field] = list.join(',');
    return;
  }
  values[field] = list.length === 0 ? 'none' : listText(field, list, names);
  values[`${field}_count`] = list.length;
  if (field === 'cards') values.gold = nuggetsOn(list as Card[]);
}

function listText(field: string, list: readonly unknown[], names: Names): string {
  switch (field) {
    case 'cards':
      return (list as Card[]).map(cardName).join(', ');
    case 'winners':
      return typeof list[0] === 'number' ? namesOf(names, list as Seat[]) : list.join('-');
    case 'dwarves':
      return bySeat(
        field,
        list.map((dwarf) => format(`dwarf-${String(dwarf)}`)),
        names,
      );
    case 'scores':
      return bySeat(field, list as number[], names);
    default:
      return list.join(', ');
  }
}

/** Returns a line for each seat. */
function bySeat(field: string, list: readonly (string | number)[], names: Names): string {
  return list.map((value, seat) => format(`by_seat-${field}`, { seat: nameOf(names, seat), value })).join('\n');
}

function nameOf(names: Names, seat: Seat): string {
  return signed(`seat ${seat}`, names[seat] ?? t('seat-number', { seat: seat + 1 }));
}

/** Returns names as in "Ann, Ben and Cleo". */
function namesOf(names: Names, list: readonly Seat[]): string {
  const all = list.map((seat) => nameOf(names, seat));
  const last = all.pop() ?? '';
  return all.length === 0 ? last : t('list-and', { list: all.join(', '), last });
}

function nuggetsOn(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (prints[card]?.nuggets ?? 0), 0);
}

/** True if a player is the target of their own play, or pays themself. */
function isOwn({ seat, target, owner }: Document): boolean {
  const { seat: on, tool } = (target ?? {}) as { seat?: Seat; tool?: { seat: Seat } };
  return seat !== undefined && [target, on, tool?.seat, owner].includes(seat);
}

/** The word by which messages select. */
function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

// ---- kinds of documents

/** An event, a sentence each. An event that is nothing new to its viewer has none. */
export function eventText(event: Event, names: Names): string[] {
  return tell('event', event, names)
    .split('\n')
    .filter((line) => line !== '');
}

/** Marks a card, to be drawn as it lies; one that is not known is drawn from behind. */
function drawn(card: Card | null, turned = false): string {
  return signed(`card ${card ?? ''}${turned ? ' turned' : ''}`, card === null ? t('place-hidden') : cardName(card));
}

/**
 * An event for the log, a line each: what `eventText` says, but shorter, with marks for pictures of cards, dwarves,
 * seats and cells. It is meant for eyes.
 */
export function logText(event: Event, names: Names): string[] {
  if (eventText(event, names).length === 0) return [];
  const document: Document = event;
  const values: Values = { own: yesOrNo(isOwn(document)) };
  addFields(values, event, names);
  const { card, cards, removed, dwarf, rotated, target } = document;
  const { place } = (target ?? {}) as { place?: { rotated: boolean } };
  if (typeof card === 'string') {
    values.named = cardName(card);
    values.card = drawn(card, rotated === true || place?.rotated === true);
  }
  if (typeof removed === 'string') values.removed = drawn(removed);
  if (typeof dwarf === 'string') values.dwarf = signed(`dwarf ${dwarf}`, format(`dwarf-${dwarf}`));
  if (Array.isArray(cards)) values.cards = (cards as Card[]).map((one) => drawn(one)).join(' ');
  else if (event.type === 'discarded') values.cards = Array<string>(event.count).fill(drawn(null)).join(' ');
  if (event.type === 'drew' && event.card === null) values.card = drawn(null);
  for (const field of ['cell', 'one', 'two']) {
    const cell = values[field];
    if (typeof cell === 'string') values[field] = signed('cell', cell);
  }
  const id = `log-${event.type}`;
  return format(has(id) ? id : messageId('event', document), values)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A move as on a button. */
export function moveText(move: Move, names: Names): string {
  return tell('move', move, names);
}

/** The play that a player asks another player to pay for. */
export function planned(move: Move): Move {
  if (move.type !== 'ask_sponsor') return move;
  const { card, cell, rotated } = move;
  return { type: 'play', card, target: { place: { cell, rotated } } };
}

/** A refusal in words. A reason that this page does not know is told in the words of the server. */
export function refusalText(refusal: Refusal, names: Names): string {
  const reason = refusal.reason as Document | undefined;
  if (reason && has(messageId('illegal', reason))) return tell('illegal', reason, names);
  const id = `refusal-${refusal.code}` as const;
  return has(id) ? t(id, refusal.wait === undefined ? {} : duration(refusal.wait)) : refusal.message;
}

/** A number of seconds in the unit that people would say. */
function duration(seconds: number): Values {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)];
  if (seconds < 120) return { unit: 'seconds', count: seconds };
  return minutes < 120 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: hours };
}

/** The reason why a deal cannot be trusted, in words. */
export function doubtText(doubt: Doubt, names: Names): string {
  const name = 'seat' in doubt ? (names[doubt.seat] ?? '') : '';
  return t('deal-doubt', { reason: t(`doubt-${doubt.type}`, { name }) });
}

/** The reason why rules cannot be set up, in words. */
export function impossibleText(reason: ImpossibleRules): string {
  return tell('table-impossible', reason, []);
}

/** How well and how a bot plays. */
export function botText({ level, character }: BotView): string {
  const said = t(`level-${level}`);
  return character ? t('bot-profile', { level: said, character: t(`character-${character}`) }) : said;
}

/** The reason of a bot's move, in words. */
export function whyText(why: unknown, names: Names): string {
  const { reason, hope } = (why ?? {}) as Document;
  if (typeof reason !== 'string') return '';
  const sentence = tell('why', why as object, names);
  return typeof hope === 'number' ? t('why-hope', { why: sentence, percent: hope }) : sentence;
}

/** The winners of a round, in words. */
export function campsText(camps: readonly Camp[]): string {
  return t('round-winners', { winners: camps.join('-') || 'none' });
}

/** The winners of the game, in words. */
export function winnersText(winners: readonly Seat[], names: Names): string {
  return t('game-winners', { winners: namesOf(names, winners), winners_count: winners.length });
}
