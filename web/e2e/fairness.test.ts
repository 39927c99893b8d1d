import { expect, test } from 'vitest';
import type { ShortRecord } from '../src/lib/fairness';
import type { Message, TableView } from '../src/protocol';
import { turn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();

/** Changes what the server says about the table. Answers nothing if it does not lie this time. */
type Lie = (table: TableView) => void;

/** Lets a lying server stand between the page and the real one. It may also keep its answers to the shuffle back. */
async function lie({ page }: Visitor, change: Lie, silent = false): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    const kept = new Set<string>();
    socket.onMessage((text) => {
      const { id, type } = JSON.parse(String(text)) as { id: string; type: string };
      if (silent && (type === 'commit' || type === 'share')) kept.add(id);
      server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'done' && kept.has(message.id)) return;
      if (message.type === 'state' && message.table?.deal) change(message.table);
      socket.send(JSON.stringify(message));
    });
  });
}

const doubt = (type: string, name = '') => t('deal-doubt', { reason: t(`doubt-${type}`, { name }) });

test('an honest game is compared with the notes of this device', async () => {
  const ada = await here.visitor({ hurry: true, likes: { name: 'Ada' } });
  const { page } = ada;
  await ada.goto('/');
  await ada.press('play-now');
  await turn(ada);
  await ada.press('table-menu');
  await ada.press('abandon');
  await ada.press('abandon-sure');
  const end = page.getByRole('dialog');
  await end.getByText(t('share-counted')).waitFor();
  expect(await end.getByRole('alert').count()).toBe(0);
  await end.getByText(t('fair-check')).click();
  await end.getByText(t('deal-checked')).waitFor();
  await end.getByText(t('fair-shares')).waitFor();
});

test.each<[warning: string, lie: Lie, silent?: boolean]>([
  [
    doubt('other_commitment'),
    ({ phase, deal }) => {
      if (phase === 'playing') deal!.commitment = 'd'.repeat(64);
    },
  ],
  [
    doubt('share_left_out', 'Ada'),
    ({ phase, deal }) => {
      if (phase === 'playing') deal!.shares![0] = null;
    },
  ],
  [
    doubt('commitment_left_out', 'Ada'),
    ({ deal }) => {
      if (deal!.commitments) deal!.commitments[0] = null;
    },
  ],
  [
    doubt('not_counted', 'Ada'),
    ({ deal }) => {
      if (deal!.commitments) deal!.commitments[0] = null;
    },
    true,
  ],
  [
    doubt('not_counted', 'Ada'),
    ({ phase, deal }) => {
      if (phase === 'playing') deal!.shares![0] = null;
    },
    true,
  ],
  [
    doubt('other_commitment'),
    ({ phase, deal }) => {
      if (phase === 'playing') deal!.game += '.2';
    },
  ],
  [
    doubt('unproven'),
    (table) => {
      if (table.phase === 'playing') table.deal = null;
    },
  ],
])('a lying server is found out: %s', async (warning, change, silent) => {
  const ada = await here.visitor({ hurry: true, likes: { name: 'Ada' } });
  const { page } = ada;
  await lie(ada, change, silent);
  await ada.goto('/');
  await ada.press('play-now');
  const alert = page.getByRole('alert').filter({ hasText: warning });
  await alert.waitFor();
  await alert.getByRole('button', { name: t('doubt-seen') }).click();
  await alert.waitFor({ state: 'detached' });
});

test.each<[string, (record: Partial<ShortRecord>) => void]>([
  [doubt('unproven'), ({ fairness }) => (fairness!.secret = 'd'.repeat(64))],
  [doubt('unproven'), (record) => delete record.fairness],
  [doubt('other_rules'), (record) => (record.first = 1)],
])('a record that was changed after the game is red: %s', async (warning, change) => {
  const ada = await here.visitor({ hurry: true, likes: { name: 'Ada' } });
  const { page } = ada;
  await page.route('**/record', async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as ShortRecord;
    change(record);
    await route.fulfill({ response: answer, json: record });
  });
  await ada.goto('/');
  await ada.press('play-now');
  await turn(ada);
  await ada.press('table-menu');
  await ada.press('abandon');
  await ada.press('abandon-sure');
  await page.getByRole('dialog').getByRole('alert').filter({ hasText: warning }).waitFor();
});
