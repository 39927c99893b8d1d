/** The meaning of an event for a viewer of the table. */
import { seatIn } from '../lib/target';
import type { Event, Seat } from '../protocol';

/** That others draw a card goes without saying. */
export function isUsualDraw(event: Event): boolean {
  return event.type === 'drew' && event.pile === 'deck' && event.card === null;
}

/** True if others did something to a player, or if the player has found something out. */
export function concerns(event: Event, seat: Seat | null): boolean {
  if (seat === null) return false;
  if (event.type === 'dwarf_dealt') return event.seat === seat;
  if ('seat' in event && event.seat === seat) return teaches(event);
  return sufferer(event) === seat;
}

/** True if the player who caused it learns something by it. */
function teaches(event: Event): boolean {
  if (event.type === 'revealed') return event.chest !== null;
  return event.type === 'card_seen' || event.type === 'dwarf_seen';
}

/** The player to whom another one did something. */
function sufferer(event: Event): Seat | null {
  switch (event.type) {
    case 'played':
      return seatIn(event.target);
    case 'vetoed':
    case 'dwarf_seen':
      return event.target;
    case 'stolen':
      return event.victim;
    case 'cards_taken':
      return event.from;
    default:
      return null;
  }
}
