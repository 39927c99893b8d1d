// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { note, recall } from './memory';

afterEach(() => vi.unstubAllGlobals());

test('what is noted is recalled, for good or for this visit, until it is crossed out', () => {
  note('a', { b: 1 });
  note('c', 'd', 'visit');
  expect([recall('a', null), recall('c', null, 'visit'), recall('c', null)]).toEqual([{ b: 1 }, 'd', null]);
  note('a', undefined);
  expect(recall('a', 'usual')).toBe('usual');
});

test('a browser that may remember nothing remembers until the page is left', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  expect(recall('e', 'usual')).toBe('usual');
  note('e', 2);
  expect(recall('e', 'usual')).toBe(2);
  note('e', undefined);
  expect(recall('e', 'usual')).toBe('usual');
});

test('what cannot be read is as good as nothing', () => {
  localStorage.setItem('f', 'no document');
  expect(recall('f', [])).toEqual([]);
});
