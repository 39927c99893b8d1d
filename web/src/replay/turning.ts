/** The moves by which the suspicion of a player turned. */
import type { Seat } from '../protocol';

/** By a move the chance that a player has the dwarf changed from one percentage to another. */
export type TurningPoint = { move: number; seat: Seat; from: number; to: number };

/** A change of fewer points is none, and so many changes are told at most. */
const LEAST = 15;
const MOST = 8;

/** Returns the largest changes of these seats in the order of the game. `chances`: after each move, by seat. */
export function turningPoints(chances: readonly (readonly number[])[], seats: readonly Seat[]): TurningPoint[] {
  const all = chances
    .slice(1)
    .flatMap((after, index) =>
      seats.map((seat): TurningPoint => ({ move: index + 1, seat, from: chances[index]![seat]!, to: after[seat]! })),
    );
  const size = ({ from, to }: TurningPoint) => Math.abs(to - from);
  return all
    .filter((one) => size(one) >= LEAST)
    .sort((one, other) => size(other) - size(one))
    .slice(0, MOST)
    .sort((one, other) => one.move - other.move);
}
