/** Leads people who play by keyboard to the next choice. */
import { tick } from 'svelte';

/** Focuses the first element that matches, once the page shows it. */
export async function leadTo(selector: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(selector)?.focus();
}
