/** Pointing: who says of whom that they are a Saboteur, or that they are none. It is no move. */
import { refusalText } from '../lib/tell';
import { plain } from '../lib/words.svelte';
import type { Refusal, Seat, Stance } from '../protocol';
import type { Turn } from './turn.svelte';

/** The keys that point at the player in focus or below the mouse. */
const keys: Record<string, Stance> = { p: 'accuse', v: 'vouch' };

export class Fingers {
  readonly #turn: Turn;

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** What stands now. */
  get standing() {
    return this.#turn.situation.game.pointing;
  }

  /** True if somebody at this device may point now. */
  readonly able = $derived.by(() => {
    const { table, view, seat, over } = this.#turn.situation;
    // Where nobody has a secret role, there is nothing to point at.
    const roles = view.rules.game === 'base' || view.rules.game === 'saboteur2';
    return table.settings.pointing && roles && view.players.length > 1 && seat !== null && !over;
  });

  /** Points at a player, or takes that back. */
  readonly point = async (at: Seat, stance: Stance): Promise<void> => {
    const { link, names, seat } = this.#turn.situation;
    if (!this.able || seat === null || at === seat) return;
    const stands = this.standing.some((one) => one.seat === seat && one.at === at && one.stance === stance);
    this.#turn.notice = '';
    try {
      await link.ask({ type: 'point', seat, at, stance: stands ? undefined : stance });
    } catch (refusal) {
      this.#turn.notice = plain(refusalText(refusal as Refusal, names));
    }
  };

  /** Points at the player in focus or below the mouse; without one it leads to the first player. */
  readonly press = (event: KeyboardEvent): void => {
    const stance = keys[event.key.toLowerCase()];
    if (!stance || !this.able || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('input:not([type=checkbox]), textarea, select, [role=tablist]')) return;
    if (document.querySelector('dialog[open]')) return;
    const panel = ['focus-within', 'hover']
      .map((state) => document.querySelector<HTMLElement>(`.players [data-seat]:${state}`))
      .find((one) => one !== null);
    if (panel) void this.point(Number(panel.dataset.seat), stance);
    else document.querySelector<HTMLElement>(`[data-point="${stance}"]`)?.focus();
    event.preventDefault();
  };
}
