/** The REST part of the server. */
import type {
  BeliefView,
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
  TableStatus,
} from '../protocol';
import type { ShortRecord } from './fairness';
import { placeAt } from './places.svelte';

/** A request that the server refused, or that did not reach it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
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
export const showTable = (code: string, token?: string) => ask<TableStatus>(`/api/tables/${code}`, undefined, token);
export const joinTable = (code: string, join: JoinTable) => ask<Seated>(`/api/tables/${code}/people`, join);

/** A finished game. A game of a closed table has a key, which only people at the table know. */
export type GameId = { code: string; game: number; key?: string };

const gamePath = ({ code, game, key }: GameId, part = '', query: Record<string, string | number> = {}) => {
  const values = Object.entries({ ...query, ...(key ? { key } : {}) }).map(([name, value]) => `${name}=${value}`);
  return `/${code}/${game}${part}${values.length > 0 ? `?${values.join('&')}` : ''}`;
};
/** Asks for a finished game. Without its key, the token of a person at this device may open it. */
const askGame = <T>(id: GameId, part = '', query: Record<string, string | number> = {}, body?: unknown) =>
  ask<T>(`/api/games${gamePath(id, part, query)}`, body, id.key ? undefined : placeAt(id.code)?.people[0]?.token);

export const showGame = (id: GameId) => askGame<Summary>(id);
export const showSteps = (id: GameId, from: number, to: number, eyes: string) =>
  askGame<Step[]>(id, '/steps', { from, to, as: eyes });
export const playOn = (id: GameId, wish: PlayOn) => askGame<Seated>(id, '/continue', {}, wish);
export const showBeliefs = (id: GameId, seat: number) => askGame<BeliefView[]>(id, '/beliefs', { as: seat });
export const recordOf = (id: GameId) => askGame<ShortRecord>(id, '/record');
export const recordLink = (id: GameId) => `/api/games${gamePath(id, '/record')}`;
export const replayLink = (id: GameId) => `/g${gamePath(id)}`;

export const lessons = () => ask<Lesson[]>('/api/lessons');
export const beginLesson = (number: number, name: string) => ask<Seated>(`/api/lessons/${number}`, { name });
