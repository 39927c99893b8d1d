/** At which of the tables that this browser remembers it is one's turn, wherever on the page one is. */
import { untrack } from 'svelte';
import type { TableStatus } from '../protocol';
import { Refused, showTable } from './api';
import { announce } from './attention';
import { places } from './places.svelte';
import { route } from './route.svelte';
import { t } from './words.svelte';

/** The time between two looks at the tables, in milliseconds. */
const PAUSE = 20_000;
/** The most tables that are looked at. */
const MOST = 6;

let tables: Readonly<Record<string, TableStatus | 'gone'>> = $state.raw({});

/** The tables as they were last seen, by code. */
export function known(): Readonly<Record<string, TableStatus | 'gone'>> {
  return tables;
}

/** The table that is shown, which calls by itself. */
const here = () => {
  const now = route();
  return now.page === 'table' ? now.code : undefined;
};

/** The codes of the other tables at which it is one's turn. */
export function calling(): string[] {
  return places()
    .map(({ code }) => code)
    .filter((code) => code !== here())
    .filter((code) => {
      const table = tables[code];
      return table !== undefined && table !== 'gone' && table.your_turn;
    });
}

/** Looks at a table, once for each person of this browser until it is the turn of one. */
async function look(code: string, tokens: readonly string[]): Promise<void> {
  try {
    let status = await showTable(code, tokens[0]);
    for (const token of tokens.slice(1)) if (!status.your_turn) status = await showTable(code, token);
    tables = { ...tables, [code]: status };
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'not_found') tables = { ...tables, [code]: 'gone' };
  }
}

/** Looks at the tables that are not over again and again. Runs effects, so it belongs to the start of a component. */
export function watchTurns(): void {
  const lookRound = () => {
    for (const { code, people } of places().slice(0, MOST)) {
      const table = tables[code];
      const done = table === 'gone' || table?.phase === 'over';
      if (done || code === here()) continue;
      const tokens = people.map(({ token }) => token);
      void look(code, tokens);
    }
  };
  $effect(() => {
    // Somebody who leaves a table wants to hear of it again.
    void here();
    untrack(lookRound);
    const timer = setInterval(lookRound, PAUSE);
    const wake = () => document.hidden || lookRound();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  });
  $effect(() => {
    announce(calling().length > 0, t('your-turn'), 'elsewhere');
    return () => announce(false, '', 'elsewhere');
  });
}
