import { expect, test } from 'vitest';
import { dug, gather, hasToAct, isOver, moveByList } from './play';
import type { Event } from '../src/protocol';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();

/** The events of this game that a visitor was told, as far as they belong to its first round. */
function eventsOf({ heard }: Visitor): Event[] {
  const events = heard.flatMap((one) =>
    one.type !== 'state' || one.fresh ? [] : one.happened.flatMap((told) => ('events' in told ? told.events : [])),
  );
  const end = events.findIndex(({ type }) => type === 'round_ended');
  return end < 0 ? events : events.slice(0, end);
}

/** Plays until an event of somebody else has come, in a round that goes on. */
async function playUntil(visitor: Visitor, wanted: (event: Event) => boolean): Promise<Event> {
  for (;;) {
    const found = eventsOf(visitor).find(wanted);
    if (found && (hasToAct(visitor) || isOver(visitor))) return found;
    await visitor.until('it is my turn', () => hasToAct(visitor) || isOver(visitor), 60);
    if (eventsOf(visitor).some(wanted)) continue;
    if (isOver(visitor) || visitor.game!.view.round > 1) throw new Error('nobody has done it in this round');
    await moveByList(visitor);
  }
}

/** A game of many bots in which one of them has used a map in the first round. */
async function mapped(): Promise<{ ada: Visitor; map: Extract<Event, { type: 'card_seen' }> }> {
  for (let tries = 0; tries < 6; tries++) {
    const ada = await here.visitor({ likes: { name: 'Ada' } });
    await gather(ada, { players: 10 });
    const others = (event: Event) => event.type === 'card_seen' && event.seat !== ada.game!.seat;
    const map = await playUntil(ada, others).catch(() => null);
    if (map?.type === 'card_seen' && ada.game!.view.round === 1) return { ada, map };
  }
  throw new Error('nobody has used a map in six games');
}

test('what others did stays in sight: looks, laid cards, and all that a player did', async () => {
  const { ada, map } = await mapped();
  const { page } = ada;
  const names = ada.table!.seats.map(({ name }) => name);
  // A token of whoever looked lies on the goal, and the goal says so.
  const at = map.cell.join();
  await page.locator(`[data-looks="${at}"] [data-token="${map.seat}"]`).waitFor();
  const looked = t('trace-looked', { name: names[map.seat]!, when: '' }).replace(/[,\s]+$/, '');
  expect(await page.locator(`[data-cell="${at}"]`).getAttribute('aria-label')).toContain(looked);

  // A card that was laid names its player to a mouse that rests on it, and to the keyboard.
  const laid = eventsOf(ada).flatMap((event) =>
    event.type === 'played' && event.target !== 'nothing' && 'place' in event.target
      ? [{ seat: event.seat, cell: event.target.place.cell }]
      : [],
  );
  const still = laid.filter(({ cell }) => ada.game!.view.board.some((seen) => seen.cell.join() === cell.join()));
  const last = still.at(-1)!;
  const says = t('trace-laid', { name: names[last.seat]!, when: '' }).replace(/[,\s]+$/, '');
  const card = page.locator(`[data-cell="${last.cell.join()}"]`);
  expect(await card.getAttribute('aria-label')).toContain(says);
  await card.hover();
  await page.getByRole('tooltip').getByText(names[last.seat]!).waitFor();
  const line = page.getByRole('tooltip').locator('p', { has: page.locator(`[data-token="${last.seat}"]`) });
  expect(await line.first().innerText()).toContain(t('trace-laid', { name: '|', when: '' }).split('|')[0]!.trim());
  await page.mouse.move(4, 4);

  // All that a player did, by the keyboard alone.
  await page.locator(`[data-seat="${map.seat}"] button.player`).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: names[map.seat]! });
  await dialog.getByRole('heading', { name: t('deeds') }).waitFor();
  const done = eventsOf(ada).filter(
    (event) => ['played', 'discarded', 'revealed'].includes(event.type) && 'seat' in event && event.seat === map.seat,
  );
  expect(await dialog.locator('[data-deed]').count()).toBe(done.length);
  expect(await dialog.getByRole('listitem').first().textContent()).toContain(names[map.seat]!);
});

test('notes are kept for the round, and never leave the browser', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const sent: string[] = [];
  ada.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  ada.page.on('request', (request) => {
    if (!request.url().includes('/assets/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const path = await gather(ada, { players: 4 });
  await ada.until('it is my turn', () => hasToAct(ada));
  expect(ada.game!.moves.some((offer) => dug(offer) !== null)).toBe(true);
  const before = sent.length;
  const note = (name: string, mark: string) =>
    ada.page.getByRole('button', { name: t('note-about', { name, mark }), exact: true });
  const other = ada.table!.seats[1]!.name;
  await note(other, 'none').focus();
  for (const mark of ['none', 'trusted', 'unsure']) {
    await note(other, mark).waitFor();
    await ada.page.keyboard.press('Enter');
  }
  await note(other, 'saboteur').waitFor();
  expect(sent.slice(before)).toEqual([]);
  await ada.goto(path);
  await note(other, 'saboteur').waitFor();
  expect(sent.filter((text) => /trusted|unsure/.test(text))).toEqual([]);
  // One's own seat needs no note, and a game that is over none at all.
  expect(await ada.page.locator('[data-note]').count()).toBe(3);
});
