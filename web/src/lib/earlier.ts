/** The log of a game before the position from which it is played on. The server does not tell it again. */
import type { News } from '../protocol';
import { note, recall } from './memory';

const EARLIER = 'saboteur.earlier';
type Earlier = { code: string; news: News[] };
/** The most news that are kept. */
const MOST = 400;

/** Keeps what happened before the game at a table begins. */
export function keepEarlier(code: string, news: readonly News[]): void {
  note(EARLIER, { code, news: news.slice(-MOST) }, 'visit');
}

/** Returns what happened before the first game at a table, if this visit knows it. */
export function earlier(code: string): News[] {
  const kept = recall<Earlier | null>(EARLIER, null, 'visit');
  return kept?.code === code ? kept.news : [];
}
