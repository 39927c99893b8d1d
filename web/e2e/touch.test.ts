import { expect, test } from 'vitest';
import { prints } from '../src/prints';
import type { Offer, RulesList, Seated } from '../src/protocol';
import { favourite, hasToAct, isOver } from './play';
import { moveByTouch } from './touch';
import type { Visitor } from './visitor';
import { world } from './world';

const here = world();
const people = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil'];

/** Opens a table at which this device speaks for everybody, so that every decision comes to it. */
async function gather(device: Visitor, ruleset: string, names: string[]): Promise<void> {
  await device.goto('/');
  const code = await device.page.evaluate(
    async ([ruleset, names]) => {
      const ask = async <T>(path: string, body?: unknown): Promise<T> => {
        const answer = await fetch(
          `/api/${path}`,
          body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
        );
        return (await answer.json()) as T;
      };
      const { rulesets } = await ask<RulesList>('rules');
      const { rules } = rulesets.find(({ name }) => name === ruleset)!;
      const { code, token } = await ask<Seated>('tables', {
        settings: { rules, reaction_seconds: null },
        name: names[0],
      });
      const seats = [{ token, name: names[0] }];
      for (const name of names.slice(1))
        seats.push({ token: (await ask<Seated>(`tables/${code}/people`, { name })).token, name });
      localStorage.setItem('saboteur.places', JSON.stringify([{ code, people: seats, title: ruleset, at: 0 }]));
      return code;
    },
    [ruleset, names] as const,
  );
  await device.goto(`/t/${code}`);
  await device.press('start');
}

/** The first of some selectors that matches something visible, found by a single look at the page. */
function firstVisible({ page }: Visitor, selectors: string[]): Promise<string | null> {
  return page.evaluate((all) => {
    const visible = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
    return all.find(visible) ?? null;
  }, selectors);
}

/** The kind of a move: the card that is played (all path and repair cards are one kind), or the answer. */
function kind({ move }: Offer): string {
  switch (move.type) {
    case 'play': {
      const use = prints[move.card]?.use;
      return use === 'path' || use === 'repair' ? use : move.card;
    }
    case 'discard':
      return move.removed === null ? 'pass' : 'discard';
    case 'answer':
      return typeof move.reply === 'string' ? `${move.to}: ${move.reply}` : move.to;
    default:
      return move.type;
  }
}

test.each([
  ['everything', 5, 60],
  ['duel', 2, 40],
] as const)('everything that %s offers can be touched', async (ruleset, players, most) => {
  const device = await here.visitor({ likes: { confirm: true } });
  const { page } = device;
  await gather(device, ruleset, people.slice(0, players));
  const onwards = `section[aria-label="${device.say('round-over')}"] button.main`;
  const objections = `section[aria-label="${device.say('reactions-awaited')}"] button`;
  const touched = new Map<string, number>();
  /** Chooses a rare move, and every other time a path card, so that the game goes on. */
  const choose = (offers: readonly Offer[], made: number): Offer => {
    if (made % 2 === 0 && device.game!.view.to_act?.decision === 'turn') return offers[favourite(offers)]!;
    return offers.reduce((one, other) =>
      (touched.get(kind(other)) ?? 0) < (touched.get(kind(one)) ?? 0) ? other : one,
    );
  };
  for (let made = 0; made < most; made++) {
    // Every now and then the first who may objects.
    const objects = made % 5 === 4 ? 2 : 1;
    const obstacles = [onwards, '[data-hand-on]', '.curtain button', `${objections}:nth-of-type(${objects})`];
    await device.until('somebody has to decide', async () => {
      const obstacle = await firstVisible(device, obstacles);
      if (obstacle !== null) await page.click(obstacle, { timeout: 500 }).catch(() => {});
      return isOver(device) || (obstacle === null && hasToAct(device));
    });
    if (isOver(device)) break;
    const { moves } = device.game!;
    const offer = choose(moves, made);
    expect(await moveByTouch(device, offer)).toBe(offer.text);
    touched.set(kind(offer), (touched.get(kind(offer)) ?? 0) + 1);
    await device.until(
      'the move is made',
      () => isOver(device) || device.game!.seat === null || device.game!.moves !== moves,
    );
  }
  console.log(`${ruleset}: ${[...touched].map(([kind, times]) => `${kind} ${times}`).join(', ')}`);
  expect(touched.size).toBeGreaterThan(ruleset === 'duel' ? 4 : 12);
});
