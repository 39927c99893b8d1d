/** Offers for tests, with what they touch, as the server writes them. */
import type { Move, Offer } from '../protocol';
import { cardsOf, cellsOf, placeOf, seatOf, targetOf } from './choose';

export function offer(text: string, move: Move): Offer {
  const target = targetOf(move);
  return {
    text,
    move,
    touch: {
      cards: cardsOf(move),
      cells: cellsOf(move),
      seat: seatOf(move),
      tool: typeof target === 'object' && 'tool' in target ? target.tool.tool : null,
      rotated: placeOf(move)?.rotated ?? false,
      apart: move.type === 'post_dwarf',
    },
  };
}
