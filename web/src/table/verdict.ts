/** The end of a round in words: the cause, who won, and who got what. */
import { campsText, tell, useOf } from '../lib/tell';
import { has, plain, t } from '../lib/words.svelte';
import type { Seat } from '../protocol';
import type { RoundEnd, Share } from './rounds';

/** How a round ended for the people at this device; `none` if nobody of them played, or if rounds have no winners. */
export type Verdict = 'won' | 'lost' | 'none';

export function verdictOf({ end }: RoundEnd, seats: readonly Seat[]): Verdict {
  if (end.type !== 'round_ended' || seats.length === 0) return 'none';
  return seats.some((seat) => end.winning_seats.includes(seat)) ? 'won' : 'lost';
}

/** The cause of the end of a round. */
export function causeText({ end, reached }: RoundEnd, names: readonly string[]): string {
  if (end.type === 'mine_closed') return t(`cause-${end.end}`);
  if (end.reached_by !== null) return t('cause-reached', { name: names[end.reached_by] ?? '' });
  const id = `cause-${reached ? useOf(reached.card) : ''}`;
  if (has(id)) return t(id);
  return t('cause-hidden', { winners: end.winners.join('-') || 'none' });
}

/** Who won, and from one's own place if one played. */
export function verdictText(
  last: RoundEnd,
  seats: readonly Seat[],
  names: readonly string[],
  shares: ReadonlyMap<Seat, Share>,
): string {
  const { end } = last;
  if (end.type === 'mine_closed') {
    const list = [...names.keys()].map((seat) => {
      const { pieces } = shares.get(seat) ?? { pieces: 0 };
      return seats.includes(seat) && seats.length === 1
        ? t('verdict-kept-you', { count: pieces })
        : t('verdict-kept', { name: names[seat] ?? '', count: pieces });
    });
    return list.join(' ');
  }
  const camps = campsText(end.winners);
  const [seat] = seats;
  if (seat === undefined || seats.length > 1) return plain(camps);
  const won = end.winning_seats.includes(seat);
  // Some are paid although they have not won.
  const paid = shares.get(seat)?.pieces ?? 0;
  const own = won ? t('verdict-won') : paid > 0 ? t('verdict-paid', { count: paid }) : t('verdict-lost');
  return `${own} ${plain(camps)}`;
}

/** What a player got, short. */
export function paidText({ cards, worth, pieces }: Share): string {
  return [
    ...(cards > 0 ? [worth > 0 ? t('paid-worth', { cards, worth }) : t('paid-cards', { cards })] : []),
    ...(pieces !== 0 || cards === 0
      ? [t('paid-pieces', { count: `${pieces > 0 ? '+' : pieces < 0 ? '−' : ''}${Math.abs(pieces)}` })]
      : []),
  ].join(' ');
}

/** What came to light, a sentence each: who fooled whom, who suspected whom, and who read the table best. */
export function factsOf({ unmasked }: RoundEnd, names: readonly string[]): string[] {
  if (!unmasked) return [];
  const lines = unmasked.lines.map((line) => tell('unmasked', line, names));
  const [best] = unmasked.readers;
  const reads = best !== undefined && best.right > best.wrong;
  return reads ? [...lines, tell('unmasked', { type: 'reader', ...best }, names)] : lines;
}
