// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableLink } from './link.svelte';

/** A server that the test plays. */
class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  tell(tell: unknown): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
}

const state = (number: number, more: object = {}) => ({
  type: 'state',
  number,
  fresh: false,
  happened: [],
  table: { phase: 'playing', games: 1 },
  game: { moves_made: number },
  ...more,
});
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): TableLink {
  const link = new TableLink('abcdefgh', ['token']);
  last().onopen?.();
  last().tell({ type: 'welcome', version: '0', you: [{ member: 0 }] });
  last().tell(state(1));
  return link;
}

test('says who is there, and keeps what it is told', () => {
  const link = connected();
  expect(last().sent[0]).toEqual({ tokens: ['token'] });
  expect(link.health).toBe('here');
  expect(link.game?.moves_made).toBe(1);
  link.close();
});

test('comes again by itself, says what it has seen, and asks again for what was not answered', async () => {
  const link = connected();
  const done = link.ask({ type: 'play', seat: 0, move: 'pass cross' });
  const { id } = last().sent.at(-1)!;
  last().close();
  expect(link.health).toBe('away');
  expect(link.game?.moves_made).toBe(1);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  last().onopen?.();
  expect(last().sent[0]).toEqual({ tokens: ['token'], seen: 1 });
  last().tell({ type: 'welcome', version: '0', you: [{ member: 0 }] });
  expect(last().sent.at(-1)).toEqual({ id, type: 'play', seat: 0, move: 'pass cross' });
  last().tell({ type: 'done', id });
  await expect(done).resolves.toEqual({ token: undefined });
  link.close();
});

test('what is asked while the connection is lost is asked when it is back', () => {
  const link = connected();
  last().close();
  void link.ask({ type: 'say', text: 'hello' });
  expect(last().sent.some((sent) => sent.type === 'say')).toBe(false);
  vi.advanceTimersByTime(600);
  last().onopen?.();
  last().tell({ type: 'welcome', version: '0', you: [{ member: 0 }] });
  expect(last().sent.at(-1)).toMatchObject({ type: 'say', text: 'hello' });
  link.close();
});

test('a refusal reaches the caller, and goodbye is final', async () => {
  const link = connected();
  const refused = link.ask({ type: 'start' });
  last().tell({ type: 'refused', id: last().sent.at(-1)!.id, refusal: { code: 'host_only', message: '' } });
  await expect(refused).rejects.toMatchObject({ code: 'host_only' });
  last().tell({ type: 'bye', refusal: { code: 'wrong_token', message: '' } });
  last().close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(link.health).toBe('ended');
});

test('a line of the chat that comes twice is shown once', () => {
  const link = connected();
  const line = { number: 5, member: 0, name: 'Ann', text: 'hello' };
  last().tell({ type: 'chat', lines: [line] });
  last().tell({ type: 'chat', lines: [line, { ...line, number: 6 }] });
  expect(link.chat.map(({ number }) => number)).toEqual([5, 6]);
  link.close();
});

test('with other eyes, what was told to the ones before is forgotten', () => {
  const link = connected();
  const told = (name: string) => [{ type: 'joined', name }];
  last().tell(state(2, { happened: told('Ann') }));
  const listener = vi.fn();
  link.listen(listener);
  last().tell(state(2, { fresh: true, happened: told('Ben') }));
  expect(link.log.map((one) => one.told)).toEqual(told('Ben'));
  expect(listener).toHaveBeenCalledWith([], expect.anything());
  link.close();
});

test('a request that came too soon is sent again a little later', async () => {
  const link = connected();
  const refuse = () =>
    last().tell({ type: 'refused', id: last().sent.at(-1)!.id, refusal: { code: 'too_fast', message: '' } });
  const done = link.ask({ type: 'play', seat: 0, move: 'pass cross' });
  const before = last().sent.length;
  refuse();
  vi.advanceTimersByTime(2000);
  expect(last().sent.slice(before)).toEqual([last().sent[before - 1]]);
  last().tell({ type: 'done', id: last().sent.at(-1)!.id });
  await expect(done).resolves.toBeDefined();
  // A line that was sent is not sent again and again, and a hand that is no longer wanted is not shown.
  const said = link.ask({ type: 'say', text: 'hello' });
  refuse();
  await expect(said).rejects.toMatchObject({ code: 'too_fast' });
  void link.ask({ type: 'show', seat: 1 });
  refuse();
  void link.ask({ type: 'show' });
  const shown = last().sent.length;
  vi.advanceTimersByTime(2000);
  expect(last().sent).toHaveLength(shown);
  link.close();
});

test('a page of another version is loaded again', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  const link = connected();
  const comeBack = (version: string) => {
    last().close();
    vi.advanceTimersByTime(600);
    last().onopen?.();
    last().tell({ type: 'welcome', version, you: [{ member: 0 }] });
  };
  comeBack('0');
  expect(reload).not.toHaveBeenCalled();
  comeBack('1');
  expect(reload).toHaveBeenCalledOnce();
  link.close();
});

test('a connection that does not say that it is broken is given up, and what was asked is asked again', async () => {
  const link = connected();
  const [first] = FakeSocket.all;
  const done = link.ask({ type: 'play', seat: 0, move: 'pass cross' });
  const { id } = last().sent.at(-1)!;
  vi.advanceTimersByTime(6000);
  expect(link.health).toBe('away');
  vi.advanceTimersByTime(600);
  last().onopen?.();
  last().tell({ type: 'welcome', version: '0', you: [{ member: 0 }] });
  expect(last().sent.at(-1)).toMatchObject({ id, move: 'pass cross' });
  // Late messages of the lost connection are ignored.
  first!.tell({ type: 'refused', id, refusal: { code: 'bad_request', message: '' } });
  last().tell({ type: 'done', id });
  await expect(done).resolves.toBeDefined();
  // After a long silence it asks, and gives up.
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(6000);
  expect(link.health).toBe('away');
  link.close();
});

test('a device without a network knows that the connection is lost', () => {
  const link = connected();
  dispatchEvent(new Event('offline'));
  expect(link.health).toBe('away');
  link.close();
});
