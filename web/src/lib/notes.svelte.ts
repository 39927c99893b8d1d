/** Private notes about other players. They never leave the browser, and each round has its own. */
import type { Dwarf, Seat } from '../protocol';
import { note, recall } from './memory';

/** What somebody thinks of a player. */
export type Mark = 'trusted' | 'unsure' | 'saboteur';
export const marks: readonly Mark[] = ['trusted', 'unsure', 'saboteur'];

/** Whose notes of which round they are: a seat of a device, or a spectator. */
export type NotePage = { code: string; game: number; round: number; seat: Seat | null };

type Written = { page: string; marks: Record<string, Mark> };
const NOTES = 'saboteur.notes';
/** The most pages that are kept, for the end of a round and for the way back to it. */
const MOST_PAGES = 60;

let all: Written[] = $state.raw(recall<Written[]>(NOTES, []));

const nameOf = ({ code, game, round, seat }: NotePage): string => [code, game, round, seat ?? 'watching'].join('.');

/** The notes of a page, by seat. */
export function notesOf(page: NotePage): ReadonlyMap<Seat, Mark> {
  const written = all.find((one) => one.page === nameOf(page))?.marks ?? {};
  return new Map(Object.entries(written).map(([seat, mark]) => [Number(seat), mark]));
}

/** Goes on to the next mark for a player; after the last one to none. */
export function cycleNote(page: NotePage, seat: Seat): Mark | null {
  const name = nameOf(page);
  const { [seat]: before, ...rest } = all.find((one) => one.page === name)?.marks ?? {};
  const next = before === undefined ? marks[0]! : (marks[marks.indexOf(before) + 1] ?? null);
  const written = { page: name, marks: next === null ? rest : { ...rest, [seat]: next } };
  all = [written, ...all.filter((one) => one.page !== name)].slice(0, MOST_PAGES);
  note(NOTES, all);
  return next;
}

/** A note beside the truth. Who was unsure was neither right nor wrong. */
export type Judged = { seat: Seat; mark: Mark; dwarf: Dwarf; right: boolean | null };

/** Compares notes with the dwarf cards of a round, by seat: `dwarves` of the event `round_ended`. */
export function judgeNotes(notes: ReadonlyMap<Seat, Mark>, dwarves: readonly Dwarf[]): Judged[] {
  return [...notes]
    .filter(([seat]) => seat < dwarves.length)
    .sort(([one], [other]) => one - other)
    .map(([seat, mark]) => {
      const dwarf = dwarves[seat]!;
      const right = mark === 'unsure' ? null : (mark === 'saboteur') === (dwarf === 'saboteur');
      return { seat, mark, dwarf, right };
    });
}
