/** Cards as images: small, many of them, each drawn once. */
import { prints } from '../prints';
import { drawCard } from './card';

const made = new Map<string, string>();

/** The part of a card that is shown: of an action card only its sign, which is what one recognises. */
function viewOf(card: string | null): string {
  return card !== null && prints[card]?.kind === 'action' ? '7 33 86 94' : '0 0 100 160';
}

/** The address of an image of a card as it lies; without a card of a back. */
export function pictureOf(card: string | null, turned = false): string {
  const key = `${card ?? ''}.${turned}`;
  let picture = made.get(key);
  if (picture === undefined) {
    const drawn = drawCard(card, { turned, back: 'path' });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewOf(card)}">${drawn}</svg>`;
    picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    made.set(key, picture);
  }
  return picture;
}
