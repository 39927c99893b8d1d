/** Making moves as most people do: touching cards, cells, people and buttons. */
import type { Offer } from '../src/protocol';
import { plans } from '../src/table/choose';
import type { Visitor } from './visitor';

/** Picks up the cards that a move needs, wherever they are in the hand. */
async function pickUp(visitor: Visitor, { touch }: Offer): Promise<void> {
  const { page } = visitor;
  const { cards, apart } = touch;
  if (cards.length > 1) await page.getByLabel(visitor.say('several-cards')).check();
  const hand = await visitor.hand();
  for (const card of cards) {
    const at = hand.indexOf(card);
    hand[at] = '';
    await page.locator('[data-hand] [data-card]').nth(at).click();
  }
  if (apart) await page.getByLabel(visitor.say('post-toll')).check();
}

/** Makes a move by touching what it is about. Answers what was sent. */
export async function moveByTouch(visitor: Visitor, offer: Offer): Promise<string> {
  const { page, game, sent } = visitor;
  const { text, touch } = offer;
  const before = sent.length;
  const decision = game!.view.to_act?.decision;
  const turn = decision === 'turn' || decision === 'pathfinder';
  const { cells, seat } = touch;
  const named = page.locator(`[data-move="${text}"]`);
  if (turn) await pickUp(visitor, offer);
  if (cells.length > 0) for (const cell of cells) await page.locator(`[data-target="${cell.join()}"]`).click();
  else if (seat !== null && turn) await page.locator(`[data-seat="${seat}"] button.player`).click();
  else await named.click();

  // A list of plans shows each once, whichever way up the card lies.
  const plan = plans(game!.moves).find((ways) => ways.some((way) => way.text === text))!;
  const choice = page.getByRole('dialog').locator(plan.map((way) => `[data-move="${way.text}"]`).join());
  const confirm = page.getByRole('button', { name: visitor.say('confirm'), exact: true });
  await visitor.until(`${text} is sent`, async () => {
    if (sent.length > before) return true;
    if (await choice.isVisible()) await choice.click();
    else if (await confirm.isVisible()) {
      if ((await confirm.getAttribute('data-move')) !== text) await visitor.press('turn-card');
      await confirm.click();
    }
    return false;
  });
  return sent.at(-1)!;
}
