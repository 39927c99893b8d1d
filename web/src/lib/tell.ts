/**
 * What happened, what was refused and why bots moved, in sentences.
 *
 * The arguments of a message are taken from the fields of a document by their names. The terminal does the same in
 * `crates/cli/src/words`, so both speak with the same messages, and a new card needs nothing but messages.
 */
import { prints } from '../prints';
import type { Camp, Card, Cell, Event, ImpossibleRules, Move, Refusal, Seat } from '../protocol';
import { bold, has, t, type Values } from './words.svelte';

/** The names of those who play, by seat. */
export type Names = readonly string[];

/** An event, a move or a reason, by the names of its fields. */
type Document = Record<string, unknown>;

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

/** Returns the word under which messages about playing a card are found: cards of one use share a word. */
export function useOf(card: Card): string {
  return prints[card]?.use ?? card;
}

function nameOf(names: Names, seat: Seat): string {
  return bold(names[seat] ?? t('seat-number', { seat: seat + 1 }));
}

function goldOn(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (prints[card]?.nuggets ?? 0), 0);
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

// ---- arguments

/** Returns the arguments for a message about a document. */
function valuesOf(document: object, names: Names): Values {
  const values: Values = { own: yesOrNo(isOwn(document as Document)) };
  for (const [field, value] of Object.entries(document)) add(values, field, value, names);
  return values;
}

/** Adds what a field says. */
function add(values: Values, field: string, value: unknown, names: Names): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) addList(values, field, value, names);
  else if (typeof value === 'object') {
    if (field === 'target' || field === 'reply') addTarget(values, value, names);
    else if (field === 'play') values.move = moveText(planned(value as Move), names);
  } else if (typeof value === 'number') addNumber(values, field, value, names);
  else if (typeof value === 'string') addWord(values, field, value);
  else if (typeof value === 'boolean') values[field] = yesOrNo(value);
}

function addNumber(values: Values, field: string, value: number, names: Names): void {
  if (['seat', 'first', 'reached_by', 'to_act'].includes(field)) values.name = nameOf(names, value);
  else if (['target', 'victim', 'sponsor', 'owner', 'from'].includes(field)) values.target = nameOf(names, value);
  else values[field] = value;
}

function addWord(values: Values, field: string, value: string): void {
  if (field === 'card') {
    values.card = cardName(value);
    values.gold = goldOn([value]);
    // A sabotage card is called after the tool that it breaks.
    if (useOf(value) === 'sabotage') values.tool = t(`tool-${value.replace('broken_', '')}`);
  } else if (field === 'removed') values.removed = cardName(value);
  else if (field === 'dwarf') values.dwarf = t(`dwarf-${value}`);
  else if (field === 'chest') values.chest = t(`chest-${value}`);
  else if (field === 'tool') values.tool = t(`tool-${value}`);
  else values[field] = value;
}

function addList(values: Values, field: string, value: readonly unknown[], names: Names): void {
  switch (field) {
    case 'cell':
    case 'from':
    case 'one':
    case 'two':
      values[field] = cellText(value as Cell);
      break;
    case 'cells':
      add(values, 'one', value[0], names);
      add(values, 'two', value[1], names);
      break;
    case 'cards':
      values.cards = (value as Card[]).map(cardName).join(', ');
      values.gold = goldOn(value as Card[]);
      break;
    case 'values':
      values.values = value.join(', ');
      break;
    case 'winners':
      values.winners = campsText(value as Camp[]);
  }
}

/** Adds what a card is played on, or what an answer chooses. The player there is the target of the message. */
function addTarget(values: Values, target: object, names: Names): void {
  for (const [field, value] of Object.entries(target)) {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) addTarget(values, value, names);
    else if (field === 'seat') add(values, 'target', value, names);
    else if (field === 'gold') add(values, 'value', value, names);
    else add(values, field, value, names);
  }
}

/** Whether a player is the target of their own play, or pays themself. */
function isOwn({ seat, target, owner }: Document): boolean {
  const { seat: on, tool } = (target ?? {}) as { seat?: Seat; tool?: { seat: Seat } };
  return seat !== undefined && [target, on, tool?.seat, owner].includes(seat);
}

/** The word by which messages select. */
function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

// ---- moves

/** A move in words. */
export function moveText(move: Move, names: Names): string {
  return t(moveId(move), valuesOf(move, names));
}

function moveId(move: Move): string {
  switch (move.type) {
    case 'play':
      return `play-${useOf(move.card)}`;
    case 'discard':
      return move.removed === null ? 'move-pass' : 'move-discard';
    case 'answer':
      return `answer-${move.to}-${typeof move.reply === 'string' ? move.reply : Object.keys(move.reply)[0]}`;
    default:
      return `move-${move.type}`;
  }
}

/** What a player wants to do who asks another player to pay for it. */
export function planned(move: Move): Move {
  if (move.type !== 'ask_sponsor') return move;
  const { card, cell, rotated } = move;
  return { type: 'play', card, target: { place: { cell, rotated } } };
}

// ---- events

/** The fields in which an event tells a secret. They are empty for those who may not know it. */
const secrets = ['card', 'cards', 'dwarf', 'value', 'values', 'swapped'];

/** What happened, a sentence each. An event without a message is not told. */
export function eventText(event: Event, names: Names): string[] {
  const id = eventId(event);
  const lines = has(id) ? [t(id, valuesOf(event, names))] : [];
  if (event.type === 'round_ended') {
    const masks = event.dwarves.map((dwarf, seat) => ({ name: nameOf(names, seat), dwarf: t(`dwarf-${dwarf}`) }));
    lines.push(...masks.map((mask) => t('event-unmasked', mask)));
  }
  if (event.type === 'game_ended') {
    const { scores, winners, grade } = event.outcome;
    lines.push(...scores.map((score, seat) => t('event-score', { name: nameOf(names, seat), score })));
    if (winners.length > 0) lines.push(winnersText(winners, names));
    if (grade) lines.push(t(`event-grade-${grade}`));
  }
  return lines;
}

/** The id of the message for an event: its type, what it is about, and `known` if it tells a secret. */
function eventId(event: Event): string {
  const document = event as Document;
  const id = ['event', ...event.type.split('_'), ...aspect(event)].join('-');
  const known = secrets.some((field) => {
    const value = document[field];
    return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  return known && has(`${id}-known`) ? `${id}-known` : id;
}

/** What a message differs by that the type of its event does not say. */
function aspect(event: Event): string[] {
  switch (event.type) {
    case 'played':
      return [useOf(event.card)];
    case 'revealed':
      return [prints[event.card]?.kind ?? event.card];
    case 'discarded':
      return event.removed === null ? [] : ['for'];
    case 'card_seen':
      return event.chest === null ? [] : ['chest'];
    case 'round_ended':
      return event.reached_by === null ? [] : ['reached'];
    case 'stolen':
      return event.victim === null ? ['nothing'] : [];
    default:
      return [];
  }
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

// ---- reasons

/** Why something was refused. */
export function refusalText(refusal: Refusal, names: Names): string {
  const reason = refusal.reason as (Document & { code: string; card?: Card }) | undefined;
  if (reason) {
    const tail = reason.code === 'wrong_cell' && reason.card ? useOf(reason.card) : (reason.side ?? reason.decision);
    const id = `illegal-${reason.code}` + (typeof tail === 'string' ? `-${tail}` : '');
    if (has(id)) return t(id, valuesOf(reason, names));
  }
  const id = `refusal-${refusal.code}`;
  return has(id) ? t(id) : refusal.message;
}

/** Why rules cannot be set up. */
export function impossibleText(reason: ImpossibleRules): string {
  const values = valuesOf(reason, []);
  if (reason.code === 'players') {
    const { least, most } = reason;
    values.range = most === 1 ? 'one' : least === 2 && most === 2 ? 'two' : 'more';
  }
  if ('option' in reason) values.option = t(`option-${reason.option}`);
  return t(`table-impossible-${reason.code}`, values);
}

/** Why a bot moved. */
export function whyText(why: unknown, names: Names): string {
  const { reason, hope, ...fields } = (why ?? {}) as Document;
  if (typeof reason !== 'string') return '';
  const id = reason === 'only_move' ? 'why-only' : `why-${reason}`;
  const sentence = t(id, valuesOf(fields, names));
  return typeof hope === 'number' ? t('why-hope', { why: sentence, percent: hope }) : sentence;
}
