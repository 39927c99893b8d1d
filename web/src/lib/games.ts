/** The games of the family as the page presents them. */
import type { Family } from '../protocol';

export type GameCard = { family: Family; preset: string; minutes: string; cards: string[] };

export const games: GameCard[] = [
  { family: 'base', preset: 'anniversary', minutes: '30', cards: ['cross', 'goal_gold', 'broken_lantern'] },
  { family: 'saboteur2', preset: 'saboteur2', minutes: '45', cards: ['door_blue_vertical', 'crystal_cross', 'theft'] },
  { family: 'duel', preset: 'duel', minutes: '30', cards: ['cross_troll', 'g3_t_long_blue', 'key'] },
  { family: 'solo', preset: 'solo', minutes: '15', cards: ['bridge_gold', 'g2_TR', 'ladder_green'] },
];

export const cardsFor = (family: Family): string[] => games.find((game) => game.family === family)?.cards ?? [];
