/** Who is who: each seat has a colour with a pattern, a letter, and a face of its own. */
import { getContext, setContext } from 'svelte';
import { faceOf, otherFace, type Features, type Look } from '../art/face';
import type { BotView, SeatView, Seat, Team, View } from '../protocol';

/** All by which a seat is recognised. */
export type Identity = Look & {
  seat: Seat;
  name: string;
  /** One or two letters of the name that no other name at the table has. */
  letter: string;
};

/** The light and the dark tone of each seat. Those of the teams come last. */
const tones = [
  ['#f0913f', '#8a430c'],
  ['#d873c4', '#7a2468'],
  ['#3fc4b4', '#136b61'],
  ['#efd54a', '#8a6a06'],
  ['#9d84f2', '#452c9c'],
  ['#ea6a60', '#8c1f17'],
  ['#ece7dc', '#857b6a'],
  ['#b9dc56', '#56720d'],
  ['#bb865a', '#5f3a17'],
  ['#97a5b3', '#414e5b'],
  ['#62aef2', '#14528f'],
  ['#5fc47c', '#14643a'],
] as const;
const teamTones: Record<Team, readonly [string, string]> = {
  blue: ['#62aef2', '#14528f'],
  green: ['#5fc47c', '#14643a'],
};

/** Somebody who plays, as far as it matters for their identity. */
export type Somebody = { name: string; bot: boolean; team?: Team | null };

/** The identities of the players of a table, by seat. */
export function identitiesOf(players: readonly Somebody[]): Identity[] {
  const letters = lettersOf(players.map(({ name }) => name));
  const taken = new Set<string>();
  return players.map(({ name, bot, team }, seat) => {
    const [colour, dark] = team ? teamTones[team] : tones[seat % tones.length]!;
    return { seat, name, bot, colour, dark, pattern: seat, letter: letters[seat]!, face: ownFace(name, bot, taken) };
  });
}

/** The identities of the seats of a table. */
export function identitiesAt(seats: readonly SeatView[], teams: readonly (Team | null)[] = []): Identity[] {
  return identitiesOf(seats.map(({ name, type }, seat) => ({ name, bot: type === 'bot', team: teams[seat] })));
}

/** The identities of the players of a finished game. */
export function identitiesIn(
  names: readonly string[],
  bots: readonly (BotView | null)[],
  teams: readonly (Team | null)[] = [],
): Identity[] {
  return identitiesOf(names.map((name, seat) => ({ name, bot: Boolean(bots[seat]), team: teams[seat] })));
}

/** The teams of the players, by seat, in a game in which they are no secret. */
export function teamsOf({ rules, players }: View): (Team | null)[] {
  if (rules.game !== 'duel' && rules.game !== 'solo') return [];
  return players.map(({ dwarf }) => (dwarf === 'blue' || dwarf === 'green' ? dwarf : null));
}

/** The face of a name, or the next one that nobody has who sat down earlier. */
function ownFace(name: string, bot: boolean, taken: Set<string>): Features {
  const key = ({ hat, beard }: Features) => `${bot}.${hat}.${beard}`;
  let face = faceOf(name);
  for (let tries = 0; taken.has(key(face)) && tries < 36; tries++) face = otherFace(face);
  taken.add(key(face));
  return face;
}

/** Short marks for names, each different: the first letter, and if it is not enough a later one with it. */
export function lettersOf(names: readonly string[]): string[] {
  const found: string[] = [];
  const all = names.map((name) => Array.from(name.trim()));
  all.forEach((letters, at) => {
    const first = (letters[0] ?? String(at + 1)).toLocaleUpperCase();
    const alone = all.every((other, seat) => seat === at || other[0]?.toLocaleUpperCase() !== first);
    const rest = letters.slice(1).filter((letter) => letter.trim() !== '');
    // A letter that sets the name apart from all that begin in the same way.
    const apart = rest.filter((_, index) =>
      all.every((other, seat) => {
        const same = seat !== at && other[0]?.toLocaleUpperCase() === first;
        return !same || other.filter((letter) => letter.trim() !== '')[index + 1] !== rest[index];
      }),
    );
    const marks = alone ? [first] : [...apart, ...rest, String(at + 1)].map((letter) => first + letter);
    found.push(marks.find((mark) => !found.includes(mark)) ?? first + String(at + 1));
  });
  return found;
}

const KEY = Symbol('identities');

/** Tells all components below who is who. Belongs to the start of a component. */
export function provideIdentities(all: () => readonly Identity[]): void {
  setContext(KEY, all);
}

/** Returns a function from seats to identities. Belongs to the start of a component. */
export function useIdentities(): (seat: Seat) => Identity {
  const all = getContext<(() => readonly Identity[]) | undefined>(KEY);
  return (seat) => all?.()[seat] ?? stranger(seat);
}

/** A seat without a name. */
function stranger(seat: Seat): Identity {
  const letter = String(seat + 1);
  return { ...identitiesOf(tones.map(() => ({ name: '', bot: false })))[seat % tones.length]!, seat, letter };
}
