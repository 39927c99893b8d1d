/** The REST part of the server. */
import type {
  Belief,
  JoinTable,
  Lesson,
  OpenTable,
  PlayOn,
  Refusal,
  Rules,
  RulesList,
  RulesVerdict,
  Seated,
  Step,
  Summary,
  TableView,
} from '../protocol';
import type { Fairness } from './fairness';

/** A request that the server refused, or that did not reach it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused({ code: 'not_stored', message: 'the server cannot be reached' });
  }
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return told as T;
  throw new Refused((told as Refusal | undefined) ?? { code: 'bad_request', message: answer.statusText });
}

export const rulesList = () => ask<RulesList>('/api/rules');
export const checkRules = (rules: Rules, players?: number) => ask<RulesVerdict>('/api/rules/check', { rules, players });
export const openTable = (table: OpenTable) => ask<Seated>('/api/tables', table);
export const showTable = (code: string) => ask<TableView>(`/api/tables/${code}`);
export const joinTable = (code: string, join: JoinTable) => ask<Seated>(`/api/tables/${code}/people`, join);
export const showGame = (code: string, game: number) => ask<Summary>(`/api/games/${code}/${game}`);
export const showSteps = (code: string, game: number, from: number, to: number, eyes: string) =>
  ask<Step[]>(`/api/games/${code}/${game}/steps?from=${from}&to=${to}&as=${eyes}`);
export const playOn = (code: string, game: number, wish: PlayOn) =>
  ask<Seated>(`/api/games/${code}/${game}/continue`, wish);
export const showBeliefs = (code: string, game: number, seat: number) =>
  ask<Belief[]>(`/api/games/${code}/${game}/beliefs?as=${seat}`);
/** What a record says that the page needs; docs/record.md has all of it. */
export const recordOf = (code: string, game: number) =>
  ask<{ seed?: string | number; players?: string[]; bots?: (string | null)[]; fairness?: Fairness }>(
    recordLink(code, game),
  );
export const lessons = () => ask<Lesson[]>('/api/lessons');
export const beginLesson = (number: number, name: string) => ask<Seated>(`/api/lessons/${number}`, { name });
export const recordLink = (code: string, game: number) => `/api/games/${code}/${game}/record`;
