import { expect, test } from 'vitest';
import { dug, gather, layable, turn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Where the mine lies and how large it is. */
const mine = ({ page }: Visitor) => page.locator('[data-cell="0,0"]').boundingBox();

/** Plays until there is a turn with a path card that can be laid. Returns its place in the hand. */
async function turnToDig(visitor: Visitor): Promise<number> {
  while (await turn(visitor)) {
    const [at] = visitor.game!.view.to_act?.decision === 'turn' ? layable(visitor) : [];
    if (at !== undefined) return at;
    const made = visitor.game!.moves_made;
    await visitor.page.getByRole('tab', { name: t('all-moves') }).click();
    await visitor.page.locator('[role=tablist] ~ ul button').first().click();
    await visitor.until('the move is made', () => visitor.game!.moves_made > made);
  }
  throw new Error('the game is over');
}

test('the card goes below the pointer, the mine keeps still, and the second click plays it', async () => {
  const ada = await here.visitor({ hurry: true });
  const { page } = ada;
  await ada.goto('/');
  await ada.press('play-now');
  const at = await turnToDig(ada);
  const before = await mine(ada);
  const made = ada.game!.moves_made;
  // Each card that can be picked up leaves the mine where it is.
  for (let card = 0; card < ada.game!.view.players[ada.game!.seat!]!.hand!.length; card++) {
    await page.keyboard.press(String(card + 1));
    expect(await mine(ada)).toEqual(before);
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-hand] [data-card]').nth(at).click();
  const target = page.locator('[data-target]').first();
  const cell = (await target.getAttribute('data-target'))!;
  await target.hover();
  await page.locator(`[data-ghost="${cell}"]`).waitFor();
  expect(await mine(ada)).toEqual(before);
  await target.click();
  await page.locator('[data-preview]').waitFor();
  expect(await page.locator('[data-ghost]').count()).toBe(0);
  expect(await mine(ada)).toEqual(before);
  expect(ada.sent).toEqual([]);
  await page.locator('[data-preview]').click();
  await ada.until('the card is laid', () => ada.game!.moves_made > made);
});

test('a dropped card is played as the ghost shows it, and the wheel turns it on the way', async () => {
  const ada = await here.visitor({ hurry: true });
  const { page } = ada;
  await ada.goto('/');
  await ada.press('play-now');
  const at = await turnToDig(ada);
  const held = ada.game!.view.players[ada.game!.seat!]!.hand![at];
  const card = (await page.locator('[data-hand] [data-card]').nth(at).boundingBox())!;
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x, card.y - 80, { steps: 4 });
  const target = page.locator('[data-target]').first();
  const cell = (await target.getAttribute('data-target'))!;
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  const ghost = page.locator(`[data-ghost="${cell}"]`);
  await ghost.waitFor();
  const ways = ada.game!.moves.filter((one) => dug(one)?.card === held && dug(one)?.cell.join() === cell);
  const first = await ghost.innerHTML();
  if (ways.length > 1) {
    await page.mouse.wheel(0, 120);
    await expect.poll(() => ghost.innerHTML()).not.toBe(first);
  }
  await page.mouse.up();
  await ada.until('the card is laid', () => ada.sent.length > 0);
  const wanted = ways.find((way) => way.touch.rotated === ways.length > 1) ?? ways[0]!;
  expect(ada.sent).toEqual([wanted.text]);
});

test('a role goes to its corner after a while, and does not come back', async () => {
  const ada = await here.visitor();
  const { page } = ada;
  await gather(ada, { players: 3 });
  const role = page.getByRole('region', { name: t('role-yours') });
  const portrait = page.locator('[data-own-dwarf]');
  await role.waitFor();
  // Until then the corner does not tell it, nor does the list of players.
  expect(await portrait.getByLabel(t('dwarf-unknown')).count()).toBe(1);
  expect(await page.locator('[data-seat] .role').count()).toBe(0);
  await role.waitFor({ state: 'detached', timeout: 8000 });
  const dwarf = ada.game!.view.players[ada.game!.seat!]!.dwarf!;
  expect(await portrait.getByLabel(t(`dwarf-${dwarf}`)).count()).toBe(1);
  await page.reload();
  await turn(ada);
  await page.locator('.prompt').waitFor();
  expect(await role.count()).toBe(0);
});

test.each(['duel', 'solo'] as const)('%s begins with its aim, and its badges explain themselves', async (game) => {
  const ada = await here.visitor({ ...phone, hurry: true });
  const { page } = ada;
  await ada.goto('/');
  await page
    .getByRole('radio')
    .filter({ hasText: t(`game-${game}`) })
    .first()
    .tap();
  await ada.press(game === 'solo' ? 'play-now-alone' : 'play-now');
  await page.getByText(t(`aim-${game}`)).waitFor();
  const markers = ada.game!.view.duel!.markers_left;
  await page.getByRole('button', { name: t('markers-left', { count: markers }) }).tap();
  await page
    .getByRole('tooltip')
    .getByText(t('markers-left', { count: markers }))
    .waitFor();
});

test('on a phone the players to choose from come up in a sheet', async () => {
  const ada = await here.visitor({ ...phone, hurry: true });
  const { page } = ada;
  await ada.goto('/');
  await ada.press('play-now');
  for (;;) {
    expect(await turn(ada)).toBe(true);
    const aimed = ada.game!.moves.find(({ move, touch }) => move.type === 'play' && touch.seat !== null);
    const made = ada.game!.moves_made;
    if (aimed) {
      const at = (await ada.hand()).indexOf(aimed.touch.cards[0]!);
      await page.locator('[data-hand] [data-card]').nth(at).tap();
      const people = page.locator('[data-whom]');
      expect(await people.count()).toBe(ada.game!.view.players.length);
      const one = page.locator(`[data-whom="${aimed.touch.seat}"]`);
      await one.tap();
      await page.getByRole('dialog').or(page.locator('[data-whom][aria-pressed=true]')).first().waitFor();
      if (await page.getByRole('dialog').isVisible())
        await page.getByRole('dialog').locator('[data-move]').first().tap();
      await one.tap();
      await ada.until('the card is played', () => ada.game!.moves_made > made);
      await expect.poll(() => people.count()).toBe(0);
      return;
    }
    await page.getByRole('button', { name: t('log') }).tap();
    await page.getByRole('tab', { name: t('all-moves') }).tap();
    await page.locator('[role=tablist] ~ ul button').first().tap();
    await ada.until('the move is made', () => ada.game!.moves_made > made);
    await page.keyboard.press('Escape');
  }
});
