/** Shows what happened: a card flies from a player to the mine, rocks fall, gold is handed round. Never in the way. */
import { ringOf, type Ring } from '../art/actions';
import { drawCard } from '../art/card';
import { nugget } from '../art/marks';
import type { Event } from '../protocol';
import { play, type Sound } from './sound';
import { cellsIn, placeIn, seatIn } from './target';

const quick: KeyframeAnimationOptions = { duration: 280, easing: 'ease-out' };

function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the box of an element that can be seen. Of several, the last one. */
function find(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .findLast(({ width }) => width > 0);
}

/** A card, or a nugget, flies from one place of the page to another. */
function fly(from: DOMRect | undefined, to: DOMRect | undefined, card: string | null, delay = 0, most = 46): void {
  if (!from || !to || still()) return;
  const flier = document.createElement('div');
  flier.setAttribute('aria-hidden', 'true');
  flier.className = 'flier';
  const art = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  art.setAttribute('viewBox', '0 0 100 160');
  art.innerHTML =
    card === 'nugget' ? `<g transform="translate(50 80) scale(3)">${nugget}</g>` : drawCard(card, { back: 'path' });
  flier.append(art);
  document.body.append(flier);
  const at = (box: DOMRect, width: number) => {
    const [x, y] = [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - width * 0.8];
    return `translate(${x}px, ${y}px) scale(${width / 100})`;
  };
  const flight = flier.animate(
    [
      { transform: at(from, Math.min(from.width, 60)), opacity: 0.6 },
      { transform: at(to, Math.min(to.width, most)), opacity: 1 },
    ],
    { ...quick, delay, fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => flier.remove();
}

/** Shows a flying card at its destination when it has arrived. */
function appear(selector: string): void {
  if (!still())
    document.querySelector(selector)?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], quick);
}

function shake(selector: string): void {
  if (still()) return;
  document.querySelector(selector)?.animate(
    [0, -4, 4, -3, 3, 0].map((by) => ({ translate: `${by}px ${by / 2}px` })),
    { duration: 300 },
  );
}

/** A player's place, or the hand if it is one's own. */
function placeOf(seat: number, own: number | null): DOMRect | undefined {
  return find(seat === own ? '[data-hand]' : `[data-seat="${seat}"]`);
}

const sounds: Partial<Record<Event['type'], Sound>> = {
  moved: 'lay',
  removed: 'rocks',
  revealed: 'reveal',
  vetoed: 'veto',
  round_ended: 'end',
  gold_taken: 'gold',
  gold_paid: 'gold',
};
/** The sound of a card that is not laid, by the ring around its picture. */
const ringing: Record<Ring, Sound | undefined> = { broken: 'break', mended: 'mend', plain: undefined };

/** Returns the sound of an event. */
function soundOf(event: Event): Sound | undefined {
  if (event.type === 'pieces_paid') return event.pieces > 0 ? 'gold' : undefined;
  if (event.type !== 'played') return sounds[event.type];
  return placeIn(event.target) ? 'lay' : ringing[ringOf(event.card)];
}

/** A card flies from its player to what it is played on; without a target to what lies in front of the player. */
function flyTo({ seat, card, target }: Extract<Event, { type: 'played' }>, own: number | null): void {
  const [cell] = cellsIn(target);
  const goal = cell ? `[data-cell="${cell.join()}"]` : `[data-seat="${seatIn(target) ?? seat}"]`;
  const laid = placeIn(target) !== null;
  fly(placeOf(seat, own), find(goal), card, 0, laid ? Infinity : undefined);
  if (laid) appear(goal);
}

/** Shows and sounds what happened, through the eyes of a seat. */
export function animate(events: readonly Event[], own: number | null): void {
  // After a long absence there is nothing to show.
  if (events.length > 30) return;
  let delay = 0;
  const heard = new Set<Sound>();
  for (const event of events) {
    const sound = soundOf(event);
    if (sound && !heard.has(sound)) {
      heard.add(sound);
      play(sound);
    }
    // The card is on the board already; the flight shows where it came from.
    requestAnimationFrame(() => {
      switch (event.type) {
        case 'played':
          flyTo(event, own);
          break;
        case 'drew': {
          const pile = find(event.pile === 'deck' ? '[data-pile=deck]' : '[data-pile=discard]');
          fly(pile, placeOf(event.seat, own), event.card, (delay += 60));
          break;
        }
        case 'discarded':
          fly(placeOf(event.seat, own), find('[data-pile=discard]'), null);
          break;
        case 'removed':
          shake('[data-board] > :first-child');
          break;
        case 'pieces_paid':
        case 'gold_taken':
        case 'gold_paid': {
          if (event.type === 'pieces_paid' && event.pieces < 0) break;
          const player = find(`[data-mask="${event.seat}"]`) ?? find(`[data-seat="${event.seat}"]`);
          fly(find('[data-board]'), player, 'nugget', (delay += 180));
          break;
        }
      }
    });
  }
}
