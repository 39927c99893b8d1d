/** The unmasking at the end of a round, beat by beat: what is shown when, and what everybody sees until then. */
import { prints } from '../prints';
import type { Card, Cell, Dwarf, SeenCard, Seat, View } from '../protocol';
import { key } from './choose';
import type { RoundEnd } from './rounds';

/** A step of the scene. It lasts so many milliseconds before the next one. */
export type Beat = { time: number } &
  /** Everybody looks at the goal that was reached, or at the mine if none was. */
  (
    | { type: 'breath' }
    /** A goal turns over. */
    | { type: 'goal'; cell: Cell }
    /** A dwarf card turns over. */
    | { type: 'mask'; seat: Seat }
    /** The cause in words, and who won. */
    | { type: 'verdict' }
    /** The gold is handed round. */
    | { type: 'gold' }
    /** Who fooled whom. */
    | { type: 'lines' }
  );

/** The time of each beat, in milliseconds. */
const BREATH = 1200;
const HOLD = 1200;
const GOLD = 900;
const VERDICT = 900;
/** The time for all other goals, for all dwarf cards, and the most for one of them. */
const GOALS = { all: 800, most: 340 };
const MASKS = { all: 2300, most: 480 };
/** The last dwarf card is held longer. */
const LAST = 400;

/** The order in which dwarf cards are turned over: those whom everybody suspects come last. */
const suspects: Record<Dwarf, number> = {
  gold_miner: 0,
  blue: 0,
  green: 0,
  boss: 1,
  geologist: 1,
  profiteer: 2,
  greedy_dwarf: 2,
  saboteur: 3,
};

/** The treasure is worth most, so that it turns over last. */
function worthOf(card: Card): number {
  const print = prints[card];
  return print?.kind === 'gold' ? Infinity : (print?.nuggets ?? 0);
}

/** Returns the beats of the end of a round. */
export function beatsOf({ end, reached, gold }: RoundEnd): Beat[] {
  const others = [...end.unreached].sort((a, b) => worthOf(a.card) - worthOf(b.card));
  const dwarves = end.type === 'round_ended' ? end.dwarves : [];
  const order = dwarves.map((dwarf, seat) => ({ dwarf, seat })).sort((a, b) => suspects[a.dwarf] - suspects[b.dwarf]);
  const each = ({ all, most }: { all: number; most: number }, count: number) => Math.min(most, all / count);
  return [
    { type: 'breath', time: BREATH },
    ...(reached ? [{ type: 'goal' as const, cell: reached.cell, time: HOLD }] : []),
    ...others.map(({ cell }) => ({ type: 'goal' as const, cell, time: each(GOALS, others.length) })),
    ...order.map(({ seat }, at) => ({
      type: 'mask' as const,
      seat,
      time: each(MASKS, order.length) + (at === order.length - 1 ? LAST : 0),
    })),
    { type: 'verdict', time: VERDICT },
    ...(gold.length > 0 ? [{ type: 'gold' as const, time: GOLD }] : []),
    { type: 'lines', time: 0 },
  ];
}

/** The number of beats that are shown at once where nothing may move: first the mine, then everything. */
export function stillUntil(beats: readonly Beat[], told: number): number {
  const goals = beats.findLastIndex((beat) => beat.type === 'goal') + 1;
  return told < goals ? goals : beats.length;
}

/** What was known before the end of a round, and how much of it has been told. */
export type Telling = {
  last: RoundEnd;
  beats: readonly Beat[];
  told: number;
  /** The table before the round ended, as the viewer saw it, if they were there. */
  before: View | null;
};

/** The table at the end of a round, as far as it has been told. */
export function viewOf(now: View, telling: Telling): View {
  const { last, before, beats, told } = telling;
  const shown = beats.slice(0, told);
  const has = (type: Beat['type']) => shown.some((beat) => beat.type === type);
  const ended = last.closed && last.next ? asClosed(now, telling) : now;
  const dwarves = last.end.type === 'round_ended' ? last.end.dwarves : null;
  const unmasked = new Set(shown.flatMap((beat) => (beat.type === 'mask' ? [beat.seat] : [])));
  const players = ended.players.map((player, seat) => {
    const was = before?.players[seat];
    const dwarf = !dwarves || unmasked.has(seat) ? (dwarves?.[seat] ?? player.dwarf) : (was?.dwarf ?? null);
    const { gold_cards, gold_values, gold_pieces, kept } = (!has('gold') && !has('lines') && was) || player;
    return { ...player, hand: last.next ? null : player.hand, dwarf, gold_cards, gold_values, gold_pieces, kept };
  });
  return { ...ended, players, board: boardOf(ended.board, telling) };
}

/** The table when the round was closed, before the next one was dealt. */
function asClosed(now: View, { last, before }: Telling): View {
  const { closed, end } = last;
  const base = before?.round === end.round ? before : now;
  const unknown = { card: null, face_up: false };
  const discard = Array.from({ length: closed!.discard }, (_, at) => base.discard[at] ?? unknown);
  return {
    ...base,
    round: end.round,
    to_act: null,
    pending: undefined,
    card_choices: undefined,
    outcome: null,
    board: closed!.board,
    deck: closed!.deck,
    discard: base === before ? discard : discard.map(() => unknown),
    gold: now.gold,
    toll: base === before ? base.toll : now.toll && { ...now.toll, dwarves: [] },
    players: now.players.map((player, seat) => ({
      ...player,
      hand_size: closed!.hand_sizes[seat] ?? 0,
      in_front: base === before ? (base.players[seat]?.in_front ?? []) : [],
    })),
  };
}

/** The mine with the goals that have been turned over. Until then a goal is what the viewer knew of it. */
function boardOf(board: readonly SeenCard[], { last, before, beats, told }: Telling): SeenCard[] {
  const known = new Map(
    before?.round === last.end.round ? before.board.map((seen) => [key(seen.cell), seen.card]) : [],
  );
  const cards = new Map(last.end.unreached.map(({ cell, card }) => [key(cell), card]));
  const turned = new Set(beats.slice(0, told).flatMap((beat) => (beat.type === 'goal' ? [key(beat.cell)] : [])));
  const reached = last.reached && key(last.reached.cell);
  return board.map((seen) => {
    const at = key(seen.cell);
    if (turned.has(at)) return cards.has(at) ? { ...seen, card: cards.get(at)! } : seen;
    if (cards.has(at)) return { ...seen, card: known.get(at) ?? null };
    if (at !== reached) return seen;
    // It has not been turned over yet.
    return {
      ...seen,
      door: undefined,
      card: known.get(at) ?? null,
      face_up: false,
      rotated: false,
      tunnels: null,
      connected: '',
    };
  });
}

/** The cell of the goal that everybody looks at now. */
export function litBy({ last, beats, told }: Telling): Cell | null {
  const beat = beats[told - 1];
  if (beat?.type === 'breath') return last.reached?.cell ?? null;
  return beat?.type === 'goal' ? beat.cell : null;
}
