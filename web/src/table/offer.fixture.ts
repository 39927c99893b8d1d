/** Offers for tests, with what they touch, as the server writes them. */
import { cellsIn, placeIn, seatIn, targetOf } from '../lib/target';
import type { Move, Offer, Target } from '../protocol';

function targetIn(move: Move): Target {
  if (move.type === 'post_dwarf' || move.type === 'pay_troll') return { cell: move.cell };
  if (move.type !== 'answer') return targetOf(move);
  return typeof move.reply === 'object' && ('cell' in move.reply || 'seat' in move.reply) ? move.reply : 'nothing';
}

export function offer(text: string, move: Move): Offer {
  const target = targetIn(move);
  const place = placeIn(target);
  return {
    text,
    move,
    touch: {
      cards: move.type === 'discard' ? [...move.cards] : 'card' in move ? [move.card] : [],
      cells: cellsIn(target),
      seat: seatIn(target),
      tool: typeof target === 'object' && 'tool' in target ? target.tool.tool : null,
      lays: place !== null,
      rotated: place?.rotated ?? false,
      passes: move.type === 'discard' && move.removed === null,
      apart: move.type === 'post_dwarf',
    },
  };
}
