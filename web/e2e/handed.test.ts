import { expect, test } from 'vitest';
import { moveByList, turn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();
const names = ['Ada', 'Ben', 'Cem'];

/** The beginnings of sentences that only this player may read. */
function secrets(name: string): string[] {
  const hole = '¤';
  const ids = ['event-dwarf_dealt', 'event-hand_dealt', 'event-drew'];
  return ids.map((id) => t(id, { seat: name, pile: 'deck', dwarf: hole, cards: hole, card: hole }).split(hole)[0]!);
}

/** The secrets of these players that can be read on the page, or seen in the pictures of its log. */
async function readable({ page }: Visitor, people: string[]): Promise<string[]> {
  const text = (await page.locator('body').textContent()) ?? '';
  const draws = t('log-drew', { seat: '', pile: 'deck', card: '' }).trim();
  const drawn = await Promise.all(
    people.map((name) =>
      page.locator(`.log [data-turn="${names.indexOf(name)}"] .line`, { hasText: draws }).allTextContents(),
    ),
  );
  return [...people.flatMap(secrets).filter((beginning) => text.includes(beginning)), ...drawn.flat()];
}

test('a device that is handed round shows nobody the cards of another', async () => {
  const device = await here.visitor({ likes: { name: 'Ada' } });
  const { page } = device;
  await device.goto('/');
  await page.getByRole('slider').fill('3');
  await device.press('pass-and-play');
  const dialog = page.getByRole('dialog', { name: t('pass-and-play') });
  for (const [at, name] of names.entries()) await dialog.getByRole('textbox').nth(at).fill(name);
  await dialog.getByRole('button', { name: t('pass-and-play-begin') }).click();

  const players = new Set<string>();
  const leaked = new Set<string>();
  for (let round = 0; round < 7; round++) {
    const opener = page.getByRole('button', {
      name: new RegExp(`^(${names.map((name) => t('curtain-open', { name })).join('|')})$`),
    });
    await opener.waitFor();
    expect(await page.locator('[data-hand] [data-card]').count()).toBe(0);
    expect(await page.locator('[data-seat]').count()).toBe(3);
    expect(await page.locator('[data-seat] .role').count()).toBe(0);
    expect(device.game!.view.players.every((player) => player.hand === null && player.dwarf === null)).toBe(true);

    for (const secret of await readable(device, names)) leaked.add(`behind the curtain: ${secret}`);

    const name = names.find((one) => device.table!.seats[device.game!.view.to_act!.seat!]!.name === one)!;
    await device.press('curtain-open', { name });
    await turn(device);
    await page.locator('[data-hand] [data-card]').first().waitFor();
    const hand = await device.hand();
    expect(hand).toHaveLength(6);
    expect(hand).toEqual(device.game!.view.players[names.indexOf(name)]!.hand);
    expect(device.game!.view.players.filter((player) => player.hand !== null)).toHaveLength(1);
    players.add(name);
    await page.getByRole('tab', { name: t('log') }).click();
    const others = names.filter((other) => other !== name);
    for (const secret of await readable(device, others)) leaked.add(`${name} reads: ${secret}`);
    await moveByList(device);
    // A player sees what their move did, and hands the device on.
    expect(await page.locator('.curtain').count()).toBe(0);
    expect(await device.hand()).not.toEqual([]);
    await page.locator('[data-hand-on]').click();
  }
  expect(players.size).toBe(3);

  // Loading the page again does not show the cards of the last player.
  await page.reload();
  await page.locator('.curtain').waitFor();
  expect(await page.locator('[data-hand] [data-card]').count()).toBe(0);
  expect([...leaked]).toEqual([]);
});
