/** The mine in words. */
import type { Evidence, Trace } from '../lib/evidence';
import { cardName, cellText } from '../lib/tell';
import { signed, t, type Id } from '../lib/words.svelte';
import type { Cell, SeenCard, View } from '../protocol';
import { key } from './choose';

const sides = ['T', 'B', 'L', 'R'] as const;

/** The sides to which tunnels lead. */
function sidesText(tunnels: string): string {
  return sides
    .filter((side) => tunnels.includes(side))
    .map((side) => t(`side-${side}`))
    .join(', ');
}

/** A card of the mine. If everything lies `open`, nobody knows more than others. */
export function seenText(seen: SeenCard, view: View, names: readonly string[], open: boolean): string {
  const what = seen.card === null ? t(`place-${seen.place}`) : cardName(seen.card);
  const notes = [t('board-card', { card: what, cell: cellText(seen.cell) })];
  if (seen.rotated) notes.push(t('board-turned'));
  if (seen.face_up && seen.tunnels) notes.push(t('board-open', { sides: sidesText(seen.tunnels) }));
  if (!open && !seen.face_up && seen.card !== null) notes.push(t('board-secret'));
  if (seen.place === 'path' && !seen.connected) notes.push(t('board-unconnected'));
  for (const { seat } of seen.reached_by ?? []) notes.push(t('board-reached', { name: names[seat] ?? '' }));
  const marker = view.duel?.markers.find((one) => key(one.cell) === key(seen.cell));
  if (marker) notes.push(t('board-marker', { name: names[marker.owner] ?? '' }));
  return notes.join(', ');
}

/** What everybody has seen of a cell in this round, a line each: who laid the card, and who looked at it. */
export function traceLines(cell: Cell, evidence: Evidence, names: readonly string[]): string[] {
  const at = key(cell);
  const say = (id: Id, { seat, turn }: Trace) => {
    const name = signed(`seat ${seat}`, names[seat] ?? '');
    return t(id, { name, when: t('turns-ago', { ago: evidence.turns - turn }) });
  };
  const [laid, swap] = [evidence.laid.get(at), evidence.swaps.get(at)];
  return [
    ...(laid ? [say('trace-laid', laid)] : []),
    ...(laid?.moved ? [say('trace-moved', laid.moved)] : []),
    ...(evidence.looks.get(at) ?? []).map((look) => say(look.stale ? 'trace-looked-stale' : 'trace-looked', look)),
    ...(swap ? [say('trace-swapped', swap)] : []),
  ];
}

/** A cell that can be chosen, and what lies next to it. */
export function targetText(cell: Cell, laid: ReadonlyMap<string, SeenCard>): string {
  const [column, row] = cell;
  const around = { T: [column, row - 1], B: [column, row + 1], L: [column - 1, row], R: [column + 1, row] } as const;
  const neighbours = sides.flatMap((side) => {
    const card = laid.get(key([...around[side]]))?.card;
    return card ? [`${t(`side-${side}`)}: ${cardName(card)}`] : [];
  });
  return [t('board-target', { cell: cellText(cell) }), ...neighbours].join(', ');
}

/** The cards of the mine in reading order, row by row. */
export function rowsOf(board: readonly SeenCard[]): { row: number; cards: SeenCard[] }[] {
  const rows = new Map<number, SeenCard[]>();
  for (const seen of board) rows.set(seen.cell[1], [...(rows.get(seen.cell[1]) ?? []), seen]);
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, cards]) => ({ row, cards: cards.sort((a, b) => a.cell[0] - b.cell[0]) }));
}
