/** Explanations where one is: by hovering, by a long press, or by moving the focus there. */
import type { BotView, Dwarf, Family } from '../protocol';
import type * as Rules from './rules';
import { botText, cardName } from './tell';
import { fetchRules, t } from './words.svelte';

export type Hint = { title: string; lines: string[]; box: DOMRect };

let shown: Hint | null = $state.raw(null);
/** The element that is explained. */
let subject: HTMLElement | undefined;

/** Returns the hint that is shown. */
export function hint(): Hint | null {
  return shown;
}

export function hideHint(): void {
  shown = null;
}

if (typeof addEventListener === 'function') addEventListener('pointerdown', hideHint, true);

/** Returns the hint of an element, if it has one. It is called when the hint is shown. */
export type Explanation = (pressed: boolean) => { title: string; lines: string[] } | null;

/** The texts about cards, fetched when they are needed. */
let rules: typeof Rules | undefined;

async function fetchExplanations(): Promise<void> {
  await fetchRules();
  rules ??= await import('./rules');
}

export function aboutThisCard(card: string | null, game: Family, title?: string): { title: string; lines: string[] } {
  const lines =
    card === null ? [t('about-hidden')] : (rules?.aboutCard(card, game) ?? []).map(({ id, values }) => t(id, values));
  return { title: title ?? (card === null ? '' : cardName(card)), lines };
}

export function aboutThisDwarf(dwarf: Dwarf | null, game: Family): { title: string; lines: string[] } {
  return {
    title: t(dwarf ? `dwarf-${dwarf}` : 'dwarf-unknown'),
    lines: [t(`about-role-${dwarf ?? 'unknown'}`, { game })],
  };
}

export function aboutThisBot(bot: BotView): { title: string; lines: string[] } {
  const { character } = bot;
  return {
    title: t('bot-of-profile', { profile: botText(bot) }),
    lines: character ? [t(`character-${character}-how`)] : [],
  };
}

const PATIENCE = 600;

/** The box of an element, with everything above it that must not be covered. */
function boxOf(node: HTMLElement): DOMRect {
  const { left, top, width, bottom } = node.getBoundingClientRect();
  const edge = node.closest('[data-clear]')?.getBoundingClientRect().top ?? top;
  return new DOMRect(left, edge, width, bottom - edge);
}

/** Explains an element on hover, on a long press and on keyboard focus; one with `data-tell` also on a touch. */
export function explain(node: HTMLElement, explanation: Explanation) {
  let say = explanation;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  function soon(patience = PATIENCE): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void fetchExplanations().then(() => {
        if (timer === undefined || !node.isConnected) return;
        const said = say(pressed);
        if (said) [shown, subject] = [{ ...said, box: boxOf(node) }, node];
      });
    }, patience);
  }
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    shown = null;
  }
  // After a long press it stays until something else is touched.
  const leave = (event: PointerEvent) => (event.pointerType === 'mouse' || !shown) && stop();
  const enter = (event: PointerEvent) => event.pointerType === 'mouse' && event.buttons === 0 && soon();
  const down = (event: PointerEvent) => {
    stop();
    pressed = event.pointerType !== 'mouse';
    if (pressed) soon();
  };
  const moved = (event: PointerEvent) =>
    event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 4 && stop();
  // A long press explains, it does not choose.
  const click = (event: MouseEvent) => {
    if (pressed && shown) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if ('tell' in node.dataset) soon(0);
    else stop();
    pressed = false;
  };
  // Touching something else takes the focus away, but not what is explained there.
  const blur = () => {
    clearTimeout(timer);
    timer = undefined;
    if (subject === node) shown = null;
  };
  const focus = () => node.matches(':focus-visible') && soon();
  const menu = (event: globalThis.Event) => pressed && event.preventDefault();

  const events: [string, EventListener, boolean][] = [
    ['pointerenter', enter as EventListener, false],
    ['pointerleave', leave as EventListener, false],
    ['pointerdown', down as EventListener, false],
    ['pointermove', moved as EventListener, false],
    ['pointercancel', stop, false],
    ['click', click as EventListener, true],
    ['focus', focus, false],
    ['blur', blur, false],
    ['contextmenu', menu, false],
  ];
  for (const [name, listener, capture] of events) node.addEventListener(name, listener, capture);
  return {
    update(next: Explanation) {
      say = next;
    },
    destroy() {
      if (timer !== undefined) stop();
      for (const [name, listener, capture] of events) node.removeEventListener(name, listener, capture);
    },
  };
}
