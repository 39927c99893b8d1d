// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { cycleNote, judgeNotes, marks, notesOf, type Mark } from './notes.svelte';

const page = { code: 'abcd2345', game: 1, round: 1, seat: 0 };
beforeEach(() => localStorage.clear());

test('a touch goes from mark to mark, and after the last one to none', () => {
  const told = [1, 2, 3, 4, 5].map(() => cycleNote({ ...page, game: 7 }, 2));
  expect(told).toEqual(['trusted', 'unsure', 'saboteur', null, 'trusted']);
  expect([...notesOf({ ...page, game: 7 })]).toEqual([[2, 'trusted']]);
});

test('each round, each game, each table and each person has notes of their own', () => {
  cycleNote(page, 3);
  expect(notesOf(page).get(3)).toBe(marks[0]);
  for (const other of [
    { ...page, round: 2 },
    { ...page, game: 2 },
    { ...page, code: 'efgh2345' },
    { ...page, seat: 1 },
    { ...page, seat: null },
  ])
    expect(notesOf(other).size).toBe(0);
});

test('notes outlast a reload, but not sixty later pages', async () => {
  cycleNote({ ...page, code: 'old' }, 1);
  vi.resetModules();
  const again = await import('./notes.svelte');
  expect(again.notesOf({ ...page, code: 'old' }).get(1)).toBe('trusted');
  for (let game = 0; game < 60; game++) again.cycleNote({ ...page, game }, 1);
  expect(again.notesOf({ ...page, code: 'old' }).size).toBe(0);
  expect(again.notesOf({ ...page, game: 0 }).size).toBe(1);
});

test('notes are compared with the truth; nobody is wrong who is unsure', () => {
  const notes = new Map<number, Mark>([
    [3, 'saboteur'],
    [1, 'trusted'],
    [0, 'unsure'],
    [2, 'trusted'],
    [9, 'saboteur'],
  ]);
  const judged = judgeNotes(notes, ['gold_miner', 'gold_miner', 'saboteur', 'saboteur']);
  expect(judged.map(({ seat, right }) => [seat, right])).toEqual([
    [0, null],
    [1, true],
    [2, false],
    [3, true],
  ]);
});
