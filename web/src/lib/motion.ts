/** Shows what happened: a card flies from a player to the mine, rocks fall, gold is handed round. Never in the way. */
import { ringOf, type Ring } from '../art/actions';
import { drawCard } from '../art/card';
import { drawToken } from '../art/face';
import { nugget } from '../art/marks';
import type { Event, Seat } from '../protocol';
import type { Identity } from './identity';
import { likes } from './places.svelte';
import { play, type Sound } from './sound';
import { cellsIn, placeIn, seatIn } from './target';

/** The speed and the course of flights, as the player likes them. */
const quick = (): KeyframeAnimationOptions => ({ duration: likes.motion === 'fast' ? 140 : 280, easing: 'ease-out' });

/** True if nothing moves on the page, because the device or the player wants it so. */
export function still(): boolean {
  return likes.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the box of an element that can be seen. Of several, the last one. */
function find(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .findLast(({ width }) => width > 0);
}

/** A card, or a nugget, that can be moved about over the page, with the token of a seat if somebody holds it. */
function flierOf(card: string | null, holder?: Identity): HTMLElement {
  const flier = document.createElement('div');
  flier.setAttribute('aria-hidden', 'true');
  flier.className = 'flier';
  const art = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  art.setAttribute('viewBox', '0 0 100 160');
  art.innerHTML =
    (card === 'nugget' ? `<g transform="translate(50 80) scale(3)">${nugget}</g>` : drawCard(card, { back: 'path' })) +
    (holder ? `<g transform="translate(24 104) scale(.52)">${drawToken(holder, holder.letter)}</g>` : '');
  flier.append(art);
  document.body.append(flier);
  return flier;
}

/** Where a flier lies in the middle of a box, at most this wide. */
function at(box: DOMRect, most: number): string {
  const width = Math.min(box.width, most);
  const [x, y] = [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - width * 0.8];
  return `translate(${x}px, ${y}px) scale(${width / 100})`;
}

/** A card, or a nugget, flies from one place of the page to another. */
function fly(from: DOMRect | undefined, to: DOMRect | undefined, card: string | null, delay = 0, most = 46): void {
  if (!from || !to || still()) return;
  const flier = flierOf(card);
  const flight = flier.animate(
    [
      { transform: at(from, 60), opacity: 0.6 },
      { transform: at(to, most), opacity: 1 },
    ],
    { ...quick(), delay, fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => flier.remove();
}

/** The time of a look, in milliseconds: there, a moment at the card, and back. Without motion, a longer moment. */
const LOOK = 1500;

/** A card goes from its player to what they look at, and back; without motion it is shown there for a while. */
function look(from: DOMRect | undefined, to: DOMRect | undefined, card: string, holder: Identity): void {
  if (!to) return;
  const flier = flierOf(card, holder);
  const there = at(new DOMRect(to.left, to.top - to.height * 0.12, to.width, to.height), Math.max(to.width, 44));
  flier.dataset.look = String(holder.seat);
  flier.style.transform = there;
  const done = () => flier.remove();
  if (still() || !from) {
    setTimeout(done, LOOK);
    return;
  }
  const back = { transform: at(from, 60), opacity: 0.6 };
  const flight = flier.animate(
    [
      { ...back, easing: 'ease-out' },
      { transform: there, opacity: 1, offset: 0.27 },
      { transform: there, opacity: 1, offset: 0.73, easing: 'ease-in' },
      back,
    ],
    { duration: LOOK },
  );
  flight.onfinish = flight.oncancel = done;
}

/** Two cards change places before everybody's eyes, which does not say if they did. */
function exchange(one: DOMRect | undefined, two: DOMRect | undefined): void {
  if (!one || !two || still()) return;
  for (const [from, to, aside] of [
    [one, two, -0.6],
    [two, one, 0.6],
  ] as const) {
    const flier = flierOf('goal_card_swap');
    const middle = new DOMRect(
      (from.left + to.left) / 2 + from.width * aside,
      (from.top + to.top) / 2,
      from.width,
      from.height,
    );
    const flight = flier.animate(
      [from, middle, to].map((box) => ({ transform: at(box, Infinity) })),
      { duration: 700, easing: 'ease-in-out' },
    );
    flight.onfinish = flight.oncancel = () => flier.remove();
  }
}

/** Shows a flying card at its destination when it has arrived. */
function appear(selector: string): void {
  if (!still())
    document.querySelector(selector)?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], quick());
}

function shake(selector: string): void {
  if (still()) return;
  document.querySelector(selector)?.animate(
    [0, -4, 4, -3, 3, 0].map((by) => ({ translate: `${by}px ${by / 2}px` })),
    { ...quick(), easing: 'linear' },
  );
}

const placeOfSeat = (seat: Seat): string => `[data-seat="${seat}"]`;

/** A player's place, or the hand if it is one's own. */
function placeOf(seat: Seat, own: number | null): DOMRect | undefined {
  return find(seat === own ? '[data-hand]' : placeOfSeat(seat));
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

/** True for the play of a card with which its player looks at something: the look itself is shown. */
function looks(event: Event, next: Event | undefined): boolean {
  return event.type === 'played' && (next?.type === 'card_seen' || next?.type === 'dwarf_seen');
}

/** Shows and sounds what happened, through the eyes of a seat. */
export function animate(events: readonly Event[], own: number | null, identityOf: (seat: Seat) => Identity): void {
  // After a long absence there is nothing to show.
  if (events.length > 30) return;
  let delay = 0;
  const heard = new Set<Sound>();
  for (const [at, event] of events.entries()) {
    const before = events[at - 1];
    const sound = soundOf(event);
    if (sound && !heard.has(sound)) {
      heard.add(sound);
      play(sound);
    }
    // The card is on the board already; the flight shows where it came from.
    requestAnimationFrame(() => {
      switch (event.type) {
        case 'played':
          if (!looks(event, events[at + 1])) flyTo(event, own);
          break;
        case 'card_seen':
        case 'dwarf_seen': {
          const card = before?.type === 'played' ? before.card : 'inspection';
          const goal = event.type === 'card_seen' ? `[data-cell="${event.cell.join()}"]` : placeOfSeat(event.target);
          look(placeOf(event.seat, own), find(goal), card, identityOf(event.seat));
          break;
        }
        case 'goals_swapped':
          exchange(find(`[data-cell="${event.one.join()}"]`), find(`[data-cell="${event.two.join()}"]`));
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
