import { expect, test } from 'vitest';
import { join, start } from './play';
import { t } from './words';
import { world } from './world';

const here = world();

test('a play is answered once, by hand or by itself, and the page says so', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada', allow: false } });
  const { page } = ada;
  const { sent } = ada;
  await ada.goto('/');
  const opened = await page.evaluate(async () => {
    const settings = {
      rules: { game: 'saboteur2', edition: 'anniversary', veto: true },
      pace: 'instant',
      reaction_seconds: 4,
    };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settings, name: 'Ada' }),
    });
    return (await answer.json()) as { code: string; token: string };
  });
  await ada.goto(`/t/${opened.code}#${opened.token}`);
  // A player alone with bots is not asked a question with only one answer. Ben is there, and lets a bot sit in.
  const ben = await here.visitor();
  await join(ben, `/t/${opened.code}`, 'Ben');
  for (let bots = 0; bots < 2; bots++) await page.getByRole('button', { name: t('add-bot') }).click();
  await start(ada);
  await ben.press('table-menu');
  await ben.press('stand-in-me');

  const answers = () => sent.filter((move) => move === 'allow' || move === 'veto').length;
  const asked = () => ada.game?.view.to_act?.decision === 'react' && ada.game.moves.length > 0;
  const others = () => ada.game?.view.to_act?.decision === 'turn' && ada.game.moves.length > 0;
  /** Goes on until others have played something that can be answered. */
  async function untilAsked(): Promise<number> {
    for (let turns = 0; turns < 20; turns++) {
      await ada.until('somebody is asked', () => asked() || others());
      if (asked()) return ada.game!.moves_made;
      const made = ada.game!.moves_made;
      await page.keyboard.press('1');
      await page.getByRole('button', { name: /^Pass with/ }).click();
      await ada.press('confirm');
      await ada.until('the turn is over', () => ada.game!.moves_made > made);
    }
    throw new Error('nobody plays anything');
  }

  await untilAsked();
  await page.getByRole('button', { name: t('move-answer-react', { reply: 'no' }) }).click();
  await page.getByText(t('reactions-given')).waitFor();
  expect(answers()).toBe(1);

  // The same by itself: as many answers as plays.
  await page.evaluate(() => {
    const likes = JSON.parse(localStorage.getItem('saboteur.likes')!) as object;
    localStorage.setItem('saboteur.likes', JSON.stringify({ ...likes, allow: true }));
  });
  await page.reload();
  sent.length = 0;
  const plays = new Set<number>();
  for (let play = 0; play < 3; play++) {
    const made = await untilAsked();
    plays.add(made);
    await ada.until('the play is over', () => ada.game!.moves_made > made);
  }
  expect(answers()).toBeLessThanOrEqual(plays.size);
  expect(ada.heard.filter(({ type }) => type === 'refused' || type === 'bye')).toEqual([]);
});
