/** Shows what happened: a card flies from a player to the mine, rocks fall, gold is handed round. Never in the way. */
import { drawCard } from '../art/card';
import { nugget } from '../art/marks';
import type { Event } from '../protocol';
import { play, type Sound } from './sound';

const quick: KeyframeAnimationOptions = { duration: 280, easing: 'ease-out' };

function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where something is that can be seen; of several the last one. */
function find(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).findLast(({ width }) => width > 0);
}

/** A card, or a nugget, flies from one place of the page to another. */
function fly(from: DOMRect | undefined, to: DOMRect | undefined, card: string | null, delay = 0, most = 46): void {
  if (!from || !to || still()) return;
  const flier = document.createElement('div');
  flier.setAttribute('aria-hidden', 'true');
  flier.className = 'flier';
  const art = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  art.setAttribute('viewBox', '0 0 100 160');
  art.innerHTML = card === 'nugget' ? `<g transform="translate(50 80) scale(3)">${nugget}</g>` : drawCard(card, { back: 'path' });
  flier.append(art);
  document.body.append(flier);
  const at = (box: DOMRect, width: number) =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.8}px) scale(${width / 100})`;
  const flight = flier.animate(
    [
      { transform: at(from, Math.min(from.width, 60)), opacity: 0.6 },
      { transform: at(to, Math.min(to.width, most)), opacity: 1 },
    ],
    { ...quick, delay, fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => flier.remove();
}

/** What flies somewhere is there when it has arrived. */
function appear(selector: string): void {
  if (!still()) document.querySelector(selector)?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], quick);
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
  laid: 'lay', diverted: 'lay', sabotaged: 'break', put_down: 'break', repaired: 'mend', taken_away: 'mend', rock_fell: 'rocks',
  gold_taken: 'gold', pieces_paid: 'gold', gold_paid: 'gold', goal_revealed: 'reveal', chest_opened: 'reveal', vetoed: 'veto', round_ended: 'end',
};

/** Shows and sounds what happened, through the eyes of a seat. */
export function animate(events: readonly Event[], own: number | null): void {
  // After a long absence there is nothing to show.
  if (events.length > 30) return;
  let delay = 0;
  const heard = new Set<Sound>();
  for (const event of events) {
    const sound = sounds[event.type];
    if (sound && !heard.has(sound)) {
      heard.add(sound);
      play(sound);
    }
    // What is on the board already is there; the flight shows where it came from.
    requestAnimationFrame(() => {
      switch (event.type) {
        case 'laid':
          fly(placeOf(event.seat, own), find(`[data-cell="${event.cell.join()}"]`), event.card, 0, Infinity);
          appear(`[data-cell="${event.cell.join()}"]`);
          break;
        case 'sabotaged':
        case 'put_down':
        case 'repaired':
        case 'taken_away': {
          const card = event.type === 'sabotaged' ? `broken_${event.tool}` : event.card;
          fly(placeOf(event.seat, own), find(`[data-seat="${event.target}"]`), card);
          break;
        }
        case 'drew':
          fly(find('[data-pile=deck]'), placeOf(event.seat, own), event.card, (delay += 60));
          break;
        case 'passed':
        case 'discarded_two':
          fly(placeOf(event.seat, own), find('[data-pile=discard]'), null);
          break;
        case 'rock_fell':
          shake('[data-board] > :first-child');
          break;
        case 'gold_taken':
        case 'pieces_paid':
        case 'gold_paid':
          fly(find('[data-board]'), find(`[data-mask="${event.seat}"]`) ?? find(`[data-seat="${event.seat}"]`), 'nugget', (delay += 180));
          break;
      }
    });
  }
}
