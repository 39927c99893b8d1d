/** The parts of a card's target. */
import type { Cell, Move, Seat, Target } from '../protocol';

/** The target of a play that waits for an answer. */
export function targetOf(move: Move): Target {
  if (move.type === 'ask_sponsor') return { place: { cell: move.cell, rotated: move.rotated } };
  return move.type === 'play' ? move.target : 'nothing';
}

/** The place where a card comes to lie, and if it is rotated. Nothing if it is not laid. */
export function placeIn(target: Target): { cell: Cell; rotated: boolean } | null {
  return target !== 'nothing' && 'place' in target ? target.place : null;
}

/** The cells of the mine that a target consists of. */
export function cellsIn(target: Target): Cell[] {
  if (target === 'nothing') return [];
  if ('place' in target) return [target.place.cell];
  if ('cells' in target) return [...target.cells];
  return 'cell' in target ? [target.cell] : [];
}

/** The player who is the target, or whose tool is. */
export function seatIn(target: Target): Seat | null {
  if (target === 'nothing') return null;
  if ('tool' in target) return target.tool.seat;
  return 'seat' in target ? target.seat : null;
}
