/** The memory of this browser: its seats at tables, and the preferences of its owner. */

import type { Level } from '../protocol';
import { note, recall } from './memory';

/** A person at a table for whom this browser speaks. */
export type Identity = {
  token: string;
  name: string;
  /** The new token, until it is certain that the server has exchanged it. */
  next?: string;
};
/** A table that this browser has been at. */
export type Place = { code: string; people: Identity[]; title: string; at: number };

export type Theme = 'auto' | 'dark' | 'light';
/** The speed of animations: as designed, twice as fast, or pictures that stand still. */
export type Motion = 'usual' | 'fast' | 'still';
export type Likes = {
  name: string;
  theme: Theme;
  sound: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  /** How fast things move on the page. */
  motion: Motion;
  /** Ask before a move is sent. */
  confirm: boolean;
  /** Show a system notification when it is one's turn. */
  notify: boolean;
  /** Let plays happen without being asked while one has nothing to object with. */
  allow: boolean;
  /** Hide one's dwarf from people who look over one's shoulder. */
  masked: boolean;
};

const PLACES = 'saboteur.places';
const LIKES = 'saboteur.likes';
/** The most tables that are remembered. */
const MOST_PLACES = 20;

let all: Place[] = $state(recall<Place[]>(PLACES, []));
const usual: Likes = {
  name: '',
  theme: 'auto',
  sound: true,
  volume: 70,
  motion: 'usual',
  confirm: true,
  notify: false,
  allow: false,
  masked: false,
};
export const likes: Likes = $state({ ...usual, ...recall<Partial<Likes>>(LIKES, {}) });

export function saveLikes(): void {
  note(LIKES, likes);
  applyTheme();
}

/** Shows the page by lantern light or at noon. */
export function applyTheme(): void {
  const dark = likes.theme === 'auto' ? !matchMedia('(prefers-color-scheme: light)').matches : likes.theme === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.motion = likes.motion;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#17120e' : '#d9c4a4');
}

/** Lets what the style sheets animate run as fast as the player likes. */
export function keepPace(): void {
  const hasten = ({ target }: Event) => {
    if (likes.motion !== 'fast' || !(target instanceof Element)) return;
    for (const animation of target.getAnimations()) animation.playbackRate = 2;
  };
  for (const begins of ['animationstart', 'transitionrun']) addEventListener(begins, hasten, true);
}

export function places(): Place[] {
  return all;
}

export function placeAt(code: string): Place | undefined {
  return all.find((place) => place.code === code);
}

/** Remembers somebody at a table. */
export function remember(code: string, identity: Identity, title = ''): void {
  const old = placeAt(code);
  const people = [...(old?.people.filter((other) => other.token !== identity.token) ?? []), identity];
  keep({ code, people, title: title || old?.title || '', at: Date.now() });
}

function keep(place: Place): void {
  all = [place, ...all.filter((other) => other.code !== place.code)].slice(0, MOST_PLACES);
  note(PLACES, all);
}

/** Says what is played at a table. */
export function entitle(code: string, title: string): void {
  const old = placeAt(code);
  if (old && old.title !== title) keep({ ...old, title });
}

function change(code: string, token: string, to: (one: Identity) => Identity): void {
  const old = placeAt(code);
  if (old) keep({ ...old, people: old.people.map((one) => (one.token === token ? to(one) : one)) });
}

/** Exchanges a token for another. */
export function exchange(code: string, before: string, after: string): void {
  change(code, before, ({ name }) => ({ name, token: after }));
}

/** Remembers what a token is being exchanged for. */
export function keepNext(code: string, token: string, next: string): void {
  change(code, token, (one) => ({ ...one, next }));
}

/** The exchange may have happened though nobody said so: takes the other tokens, if there are any. */
export function takeNext(code: string): string[] | null {
  const people = placeAt(code)?.people ?? [];
  if (!people.some((one) => one.next)) return null;
  for (const { token, next } of people) if (next) exchange(code, token, next);
  return placeAt(code)?.people.map((one) => one.token) ?? null;
}

/** Forgets a table, or one token at it. */
export function forget(code: string, token?: string): void {
  const old = placeAt(code);
  const people = token === undefined ? [] : (old?.people.filter((one) => one.token !== token) ?? []);
  all = all.filter((place) => place.code !== code);
  if (old && people.length > 0) all = [{ ...old, people }, ...all];
  note(PLACES, all);
}

/** The bots of a player who wants to start at once and not wait in the lobby. */
export type Company = { bots: number; level: Level };
const NOW = 'saboteur.now';

/** The table that is opened next begins at once. */
export function beginAtOnce(company: Company): void {
  note(NOW, company, 'visit');
}

/** Returns the bots if this table is to start at once. Tells them once. */
export function takeCompany(): Company | null {
  const company = recall<Company | null>(NOW, null, 'visit');
  note(NOW, undefined, 'visit');
  return company;
}
