import { gameHomes, gameNames } from '#generated/game-names.ts';
import type { GameType, MerchantConfig } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean, listed } from '../schema/nearest.ts';

/** What a promotion and an item of the points mall say of a free stake alike. */
export interface FreeStakeTerms {
  amountMinor: number;
  winMostMinor: number;
  games?: string[];
  categories?: GameType[];
}

/** One fault; `at` stands below what gives the free stake. */
export interface FreeStakeFault extends Pick<UnplacedIssue, 'message' | 'suggestion'> {
  at: (string | number)[];
}

const quoted = (code: string): string => `“${code}”`;

/** Games that this brand offers, of the vendor of the one that was named before all others. */
const toChoose = (code: string, offered: readonly string[]): string => {
  const near = didYouMean(code, offered);
  if (near) return near;
  const { vendor } = gameHomes[code] ?? {};
  const alike = offered.filter((each) => gameHomes[each]?.vendor === vendor);
  const some = (alike.length > 0 ? alike : offered).slice(0, 5);
  return some.length > 0
    ? `Choose a game of a vendor in /categories of merchant.json, such as ${listed(some)}.`
    : 'The brand has no games: give /categories vendors in merchant.json.';
};

function* findGameFaults(codes: readonly string[], config: MerchantConfig) {
  const isOffered = (code: string): boolean => {
    const home = gameHomes[code];
    return config.categories.some(
      ({ type, vendors }) =>
        type === home?.gameType && vendors.some((vendor) => vendor === home.vendor),
    );
  };
  for (const [index, code] of codes.entries()) {
    if (isOffered(code)) continue;
    const offered = Object.keys(gameNames).filter(isOffered);
    const home = gameHomes[code];
    yield {
      at: ['games', index],
      message: home
        ? `The brand does not offer the game ${quoted(code)}: it is of ${home.vendor} in ${home.gameType}, which /categories does not list.`
        : `There is no game ${quoted(code)}.`,
      suggestion: toChoose(code, offered),
    };
  }
}

/** @yields a fault for each category that the brand has no games of */
function* findCategoryFaults(types: readonly GameType[], { categories }: MerchantConfig) {
  const offered = categories.filter(({ vendors }) => vendors.length > 0).map(({ type }) => type);
  for (const [index, type] of types.entries())
    if (!offered.includes(type))
      yield {
        at: ['categories', index],
        message: `The brand offers no games of ${type}.`,
        suggestion:
          offered.length > 0
            ? `Choose of ${listed(offered)}, or add it to /categories of merchant.json.`
            : 'The brand has no games: give /categories vendors in merchant.json.',
      };
}

/**
 * What the schema cannot say of a free stake.
 *
 * @yields a fault for each game and category that the brand does not offer, where it is staked on nothing or on
 *   both, and where less than the bonus becomes cash
 */
export function* findFreeStakeFaults(
  { games, categories, amountMinor, winMostMinor }: FreeStakeTerms,
  config: MerchantConfig,
): Generator<FreeStakeFault> {
  if ((games === undefined) === (categories === undefined))
    yield {
      at: games ? ['categories'] : [],
      message: games
        ? 'The free stake names games and categories.'
        : 'The free stake names nothing that it is staked on.',
      suggestion: games ? 'Take one of them out.' : 'Add games or categories.',
    };
  yield* findGameFaults(games ?? [], config);
  yield* findCategoryFaults(categories ?? [], config);
  if (winMostMinor < amountMinor)
    yield {
      at: ['winMostMinor'],
      message: `Less becomes cash (${winMostMinor}) than was given (${amountMinor}).`,
      suggestion: `Set winMostMinor to ${amountMinor} or more.`,
    };
}
