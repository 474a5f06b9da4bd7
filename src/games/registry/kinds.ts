/**
 * Every kind of game, by the name of its folder: a kind is one line here, and `npm run generate` writes
 * the lists of models, servers, pages and simulations beside this file. The kinds are asked in this
 * order which of them plays a game of the catalogue; the first that knows it has it.
 */
export const kinds: readonly string[] = [
  'dice',
  'blackjack',
  'video-poker',
  'roulette',
  'live-table',
  'hands',
  'slot',
  'scratch',
  'bingo',
  'arena',
  'fishing',
  'match',
  'coin-flip',
  'crash',
  'dice-draw',
  'hilo',
  'house-wheel',
  'keno',
  'limbo',
  'mines',
  'numbers',
  'pick-one',
  'plinko',
  'tower',
];
