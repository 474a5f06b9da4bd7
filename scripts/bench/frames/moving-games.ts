import type { MerchantConfig } from '#generated/merchant-config.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { loadGameWords } from '#games/words/game-words.ts';
import { type CatalogueGame, catalogue } from '#catalogue/catalogue.ts';

const say = await loadGameWords('en');

/** A game whose picture moves while it is played. */
export interface MovingGame {
  kind: string;
  /** The button that begins a round; null where the round of everybody is looked at. */
  press: string | null;
  /** How long something moves, milliseconds. */
  movesMs: number;
}

/** Each kind of movement once: reels, a falling ball, wheels, counters, the shared curve. */
export const movingGames: readonly MovingGame[] = [
  { kind: 'slot', press: say('slot.spin'), movesMs: 2000 },
  { kind: 'plinko', press: say('plinko.drop'), movesMs: 2000 },
  { kind: 'house-wheel', press: say('houseWheel.spin'), movesMs: 2500 },
  { kind: 'dice', press: say('dice.roll'), movesMs: 1000 },
  { kind: 'fishing', press: null, movesMs: 3000 },
  { kind: 'crash', press: null, movesMs: 8000 },
];

const isOffered = (game: CatalogueGame, { categories }: MerchantConfig): boolean =>
  categories.some(
    ({ type, vendors }) => type === game.gameType && vendors.some((each) => each === game.vendor),
  );

/** A game of a kind that a merchant offers, rather one that can be tried for nothing. */
export const gameOfKind = (kind: string, config: MerchantConfig): CatalogueGame | undefined =>
  catalogue
    .filter((game) => game.isGame === 'GAME' && modelOf(game)?.kind === kind)
    .filter((game) => isOffered(game, config))
    .toSorted((one, other) => Number(other.freeTrial) - Number(one.freeTrial))[0];
