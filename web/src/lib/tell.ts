/** What happened, what was refused and why bots moved, in sentences. Which messages exist is the same for the terminal. */
import { prints } from '../prints';
import type { Camp, Card, Cell, Event, ImpossibleRules, Move, Refusal, Seat } from '../protocol';
import { bold, has, t, type Values } from './words.svelte';

/** The names of those who play, by seat. */
export type Names = readonly string[];

export function cellText(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

export function cardName(card: Card): string {
  return t(`card-${card}`);
}

/** What is written on a card: its name without what its picture says. */
export function cardTitle(card: Card): string {
  const name = cardName(card).replace(/ \(.*\)$/, '');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

function nameOf(names: Names, seat: Seat): string {
  return bold(names[seat] ?? t('seat-number', { seat: seat + 1 }));
}

function cardsText(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

/** Who has won a round. */
export function campsText(camps: readonly Camp[]): string {
  const teams = ['blue', 'green'] as const;
  if (teams.every((team) => camps.includes(team))) {
    const others = camps.filter((camp) => camp !== 'blue' && camp !== 'green');
    return [t('camp-both'), ...others.map((camp) => t(`camp-${camp}`))].join(' ');
  }
  return camps.length === 0 ? t('camp-nobody') : camps.map((camp) => t(`camp-${camp}`)).join(' ');
}

/** A move in words. */
export function moveText(move: Move, names: Names): string {
  const values: Values = {};
  if ('card' in move) values.card = cardName(move.card);
  if ('cell' in move) values.cell = cellText(move.cell);
  if ('target' in move) values.target = nameOf(names, move.target);
  if ('victim' in move) values.target = nameOf(names, move.victim);
  if ('sponsor' in move) values.target = nameOf(names, move.sponsor);
  if ('tool' in move) values.tool = t(`tool-${move.tool}`);
  if ('cards' in move) values.cards = cardsText(move.cards);
  if ('removed' in move) values.removed = cardName(move.removed);
  if ('value' in move) values.value = move.value;
  if ('one' in move) Object.assign(values, { one: cellText(move.one), two: cellText(move.two) });
  let id = `move-${move.type}`;
  if ('turned' in move && move.turned) id += '-turned';
  if (move.type === 'action') id += `-${move.card}`;
  if (move.type === 'swap_goals') id += move.swap ? '-yes' : '-no';
  if (move.type === 'sponsor') id = move.pays ? 'move-pays' : 'move-pays-not';
  return t(id, values);
}

/** What somebody wants to do who asks another to pay for it. */
export function planned(move: Move): Move {
  if (move.type !== 'ask') return move;
  const { card, cell, turned } = move;
  return card === 'diversion' ? { type: 'diversion', cell, turned } : { type: 'lay', card, cell, turned };
}

/** What happened, a sentence each; nothing if it is not worth telling. */
export function eventText(event: Event, names: Names): string[] {
  const values: Values = {};
  const name = (seat: Seat) => nameOf(names, seat);
  if ('seat' in event) values.name = name(event.seat);
  if ('target' in event) values.target = name(event.target);
  if ('victim' in event) values.target = name(event.victim);
  if ('sponsor' in event) values.target = name(event.sponsor);
  if ('owner' in event) values.target = name(event.owner);
  if ('cell' in event) values.cell = cellText(event.cell);
  if ('from' in event) {
    if (Array.isArray(event.from)) values.from = cellText(event.from);
    else values.target = name(event.from);
  }
  if ('card' in event && event.card !== null) values.card = cardName(event.card);
  if ('removed' in event) values.card = cardName(event.removed);
  if ('cards' in event && event.cards !== null) values.cards = cardsText(event.cards);
  if ('dwarf' in event && event.dwarf !== null) values.dwarf = t(`dwarf-${event.dwarf}`);
  if ('tool' in event) values.tool = t(`tool-${event.tool}`);
  if ('play' in event) values.move = moveText(planned(event.play), names);
  if ('chest' in event && event.chest !== null) values.chest = t(`chest-${event.chest}`);
  if ('values' in event && event.values !== null) values.values = event.values.join(', ');
  for (const key of ['round', 'count', 'pieces', 'value', 'trolls'] as const) {
    const number = (event as Record<string, unknown>)[key];
    if (typeof number === 'number') values[key] = number;
  }
  const one = (id: string) => [t(id, values)];
  const known = (id: string, is: boolean) => one(is ? `${id}-known` : id);
  switch (event.type) {
    case 'round_began':
      return [t('event-round-began', { round: event.round, name: name(event.first) })];
    case 'dwarf_dealt':
      return event.dwarf === null ? [] : one('event-dwarf-dealt');
    case 'hand_dealt':
      return event.cards === null ? [] : one('event-hand-dealt');
    case 'goal_revealed':
      values.gold = prints[event.card]?.nuggets ?? 0;
      return one(goalMessage(event.card));
    case 'sabotaged':
    case 'repaired':
      if (event.seat !== event.target) return one(eventId(event.type));
      values.tool = event.tool;
      return one(`${eventId(event.type)}-own`);
    case 'map_read':
    case 'discard_taken':
    case 'card_taken':
    case 'card_kept':
    case 'drew':
    case 'dwarf_posted':
      return known(eventId(event.type), event.card !== null);
    case 'passed':
    case 'discarded_two':
    case 'hand_taken':
    case 'trove_opened':
    case 'cards_shown':
      return known(eventId(event.type), event.cards !== null);
    case 'hat_changed':
      return known(event.seat === event.target ? 'event-hat-changed-own' : 'event-hat-changed', event.dwarf !== null);
    case 'inspected':
      return known(eventId(event.type), event.dwarf !== null);
    case 'put_down':
      return one(event.card === 'theft' ? 'event-theft' : 'event-trapped');
    case 'taken_away':
      if (event.card === 'theft') return one('event-hands-off');
      return one(event.seat === event.target ? 'event-freedom-own' : 'event-freedom');
    case 'goals_swapped':
      Object.assign(values, { one: cellText(event.one), two: cellText(event.two) });
      return one(
        event.swapped === null ? 'event-goals-swapped' : `event-goals-swapped-${event.swapped ? 'yes' : 'no'}`,
      );
    case 'sponsor_answered':
      return one(event.pays ? 'event-sponsor-pays' : 'event-sponsor-refuses');
    case 'toll_paid':
      if (event.seat === event.owner) return one('event-toll-free');
      return one(event.value === null ? 'event-toll-paid' : 'event-toll-paid-card');
    case 'chest_seen':
      return known('event-chest-seen', event.card !== null && event.chest !== null);
    case 'card_lost':
      return event.card === null ? [] : one('event-card-lost-known');
    case 'gold_offered':
      return known('event-gold-offered', event.values !== null);
    case 'gold_taken':
      return known('event-gold-taken', event.value !== null);
    case 'gold_paid':
      return known('event-gold-paid', event.values !== null && event.count > 0);
    case 'mine_closed':
      return one(`event-mine-closed-${event.end}`);
    case 'gold_kept':
    case 'trolls_paid':
      values.gold = event.cards.reduce((sum, card) => sum + (prints[card]?.nuggets ?? 0), 0);
      return one(eventId(event.type));
    case 'round_ended': {
      values.winners = campsText(event.winners);
      const reached = event.reached_by;
      if (reached !== null) values.name = name(reached);
      const first = one(reached === null ? 'event-round-ended-hidden' : 'event-round-ended-reached');
      const masks = event.dwarves.map((dwarf, seat) =>
        t('event-unmasked', { name: name(seat), dwarf: t(`dwarf-${dwarf}`) }),
      );
      return [...first, ...masks];
    }
    case 'game_ended': {
      const { scores, winners, grade } = event.outcome;
      const lines = one('event-game-ended');
      lines.push(...scores.map((score, seat) => t('event-score', { name: name(seat), score })));
      const last = winners.at(-1);
      if (last !== undefined) lines.push(winnersText(winners, names));
      if (grade) lines.push(t(`event-grade-${grade}`));
      return lines;
    }
    default:
      return one(eventId(event.type));
  }
}

function eventId(type: string): string {
  return `event-${type.replaceAll('_', '-')}`;
}

/** Who has won the game. */
export function winnersText(winners: readonly Seat[], names: Names): string {
  const all = winners.map((seat) => nameOf(names, seat));
  const last = all.pop();
  if (last === undefined) return t('camp-nobody');
  return all.length === 0
    ? t('event-winner', { name: last })
    : t('event-winners', { names: all.join(', '), last });
}

function goalMessage(card: Card): string {
  switch (prints[card]?.kind) {
    case 'gold':
      return 'event-goal-revealed-gold';
    case 'sack':
      return 'event-goal-revealed-sack';
    case 'dragon':
      return 'event-goal-revealed-dragon';
    case 'spider':
      return 'event-goal-revealed-spider';
    case 'gold_card':
      return 'event-gold-card-revealed';
    default:
      return 'event-goal-revealed-rock';
  }
}

/** The values of a document from the engine, by the names that messages use. */
function valuesOf(fields: Record<string, unknown>, names: Names): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(fields)) {
    if (key === 'cell' && Array.isArray(value)) values.cell = cellText(value as Cell);
    else if (key === 'card' && typeof value === 'string') values.card = cardName(value);
    else if (key === 'tool' && typeof value === 'string') values.tool = t(`tool-${value}`);
    else if (['target', 'to_act', 'victim', 'sponsor', 'seat'].includes(key) && typeof value === 'number')
      values.name = nameOf(names, value);
    else if (typeof value === 'number' || typeof value === 'string') values[key] = value;
  }
  return values;
}

/** Why something was refused. */
export function refusalText(refusal: Refusal, names: Names): string {
  const reason = refusal.reason as (Record<string, unknown> & { code: string }) | undefined;
  if (reason) {
    const tail = reason.side ?? reason.decision;
    const id = `illegal-${reason.code}` + (typeof tail === 'string' ? `-${tail}` : '');
    if (has(id)) return t(id, valuesOf(reason, names));
  }
  const id = `refusal-${refusal.code}`;
  return has(id) ? t(id) : refusal.message;
}

/** Why rules cannot be set up. */
export function impossibleText(reason: ImpossibleRules): string {
  const id = `table-impossible-${reason.code === 'random_goals_without_new_goals' ? 'random_goals' : reason.code}`;
  if (reason.code === 'players') {
    const { least, most, players } = reason;
    const whats: Record<string, string> = { 'Saboteur 2': 'saboteur2', 'The Duel': 'duel', 'The Duel for one': 'solo' };
    const what = reason.what === 'Saboteur' ? 'saboteur' : (whats[reason.what] ?? 'tournament');
    const range = most === 1 ? 'one' : least === 2 && most === 2 ? 'two' : 'more';
    return t(id, { what, range, least, most, players });
  }
  return t(id, 'option' in reason ? { option: t(`option-${reason.option}`) } : {});
}

/** Why a bot moved. */
export function whyText(why: unknown, names: Names): string {
  const { reason, hope, ...fields } = (why ?? {}) as Record<string, unknown>;
  if (typeof reason !== 'string') return '';
  const id = reason === 'only_move' ? 'why-only' : `why-${reason}`;
  const sentence = t(id, valuesOf(fields, names));
  return typeof hope === 'number' ? t('why-hope', { why: sentence, percent: hope }) : sentence;
}
