import { describe, expect, test } from 'vitest';
import { drawFace, drawToken, PATTERNS } from '../art/face';
import type { SeatView, View } from '../protocol';
import { identitiesAt, identitiesIn, identitiesOf, lettersOf, teamsOf } from './identity';

const twelve = [
  'Orin', 'Bombra', 'Kel', 'Durga', 'Fenn', 'Hilda', 'Varn', 'Tilla', 'Grum', 'Ysolt', 'Brokk', 'Nessa',
]; // prettier-ignore

describe('letters', () => {
  test('a letter is the first of the name, if no other name has it', () => {
    expect(lettersOf(['Ann', 'ben', 'Çleo'])).toEqual(['A', 'B', 'Ç']);
  });
  test('names that begin in the same way differ by a later letter', () => {
    expect(lettersOf(['Bombra', 'Brokk', 'Kel'])).toEqual(['Bo', 'Br', 'K']);
    expect(lettersOf(['Digger 1', 'Digger 2', 'Digger 3'])).toEqual(['D1', 'D2', 'D3']);
  });
  test('no two players have the same', () => {
    for (const names of [twelve, ['An', 'Ann', 'Anna', 'Annan'], ['a', 'aa', 'aaa', ''], twelve.map(() => 'Bo')])
      expect(new Set(lettersOf(names)).size).toBe(names.length);
  });
});

describe('identities', () => {
  const identities = identitiesOf(twelve.map((name, seat) => ({ name, bot: seat % 2 === 0 })));
  test('twelve players differ in colour, pattern, letter and face', () => {
    const kinds: ((at: number) => unknown)[] = [
      (at) => identities[at]!.colour,
      (at) => identities[at]!.pattern % PATTERNS,
      (at) => identities[at]!.letter,
      (at) => JSON.stringify([identities[at]!.bot, identities[at]!.face]),
      (at) => drawFace(identities[at]!),
      (at) => drawToken(identities[at]!, ''),
    ];
    for (const kind of kinds) expect(new Set(twelve.map((_, at) => kind(at))).size).toBe(twelve.length);
  });
  test('a hundred tables of twelve have no two players with the same hat and beard', () => {
    for (let table = 0; table < 100; table++) {
      const all = identitiesOf(twelve.map((name) => ({ name: `${name} ${table}`, bot: table % 2 === 0 })));
      expect(new Set(all.map(({ face }) => `${face.hat}.${face.beard}`)).size).toBe(12);
    }
  });
  test('a name has the same face in every seat', () => {
    const [first] = identitiesOf([{ name: 'Orin', bot: true }]);
    const [, second] = identitiesOf([
      { name: 'Kel', bot: false },
      { name: 'Orin', bot: true },
    ]);
    expect(second!.face).toEqual(first!.face);
  });
  test('bots and people are told apart by their frame and their face', () => {
    const [bot, person] = [true, false].map((bot) => identitiesOf([{ name: 'Orin', bot }])[0]!);
    expect(drawToken(bot!, 'O')).not.toBe(drawToken(person!, 'O'));
    expect(drawToken(person!, 'O')).toContain('<circle');
    expect(drawToken(bot!, 'O')).not.toContain('<circle');
  });
  test('a letter is text, whatever it is', () => {
    expect(drawToken(identities[0]!, '<&')).toContain('>&lt;&amp;</text>');
  });
  test('a person for whom a bot sits in remains a person', () => {
    const away = { type: 'person', name: 'Ada', stood_in: true, bot: { level: 'hard' } } as SeatView;
    expect(identitiesAt([away])[0]!.bot).toBe(false);
    expect(identitiesIn(['Ada', 'Orin'], [null, { level: 'hard' }]).map(({ bot }) => bot)).toEqual([false, true]);
  });
  test('the seats of The Duel have the colours of their teams, those of other games hide them', () => {
    const players = [{ dwarf: 'green' }, { dwarf: 'blue' }];
    expect(teamsOf({ rules: { game: 'duel' }, players } as View)).toEqual(['green', 'blue']);
    expect(teamsOf({ rules: { game: 'saboteur2' }, players } as View)).toEqual([]);
  });
});
