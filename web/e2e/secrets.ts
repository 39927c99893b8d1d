/** The secrets that a page shows. */
import type { Visitor } from './visitor';

/** Returns what the page of a spectator shows and must not. */
export async function visible({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.querySelector('[data-hand], [data-card]')) found.push('a hand');
    for (const dwarf of document.querySelectorAll('[data-seat] .role svg'))
      found.push(`a dwarf: ${dwarf.getAttribute('aria-label')}`);
    const backs = new Set([...document.querySelectorAll('[data-cell].hidden')].map((cell) => cell.innerHTML));
    if (backs.size > 1) found.push('face-down cards that can be told apart');
    return found;
  });
}
