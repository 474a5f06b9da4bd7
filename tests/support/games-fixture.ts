import { modelOf } from '#games/registry/rules/model-of.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { buildMerchant, type Part } from './merchant.ts';
import { type OpenedMember, openMember } from './members.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { setUpGames } from './vendor-messages.ts';

/** A game of the catalogue that is played by some rules. */
export const gameOfKind = (kind: string) => {
  const game = catalogue.find((each) => each.isGame === 'GAME' && modelOf(each)?.kind === kind);
  if (!game) throw new Error(`the catalogue has no game of the kind ${kind}`);
  return game;
};

/** The brand alpha, which offers the games of some kinds. */
export const gamesMerchant = (kinds: readonly string[], config: Part<MerchantConfig> = {}) => {
  const games = kinds.map(gameOfKind);
  const types = [...new Set(games.map(({ gameType }) => gameType))];
  const categories = types.map((type) => ({
    type,
    vendors: [
      ...new Set(games.filter((game) => game.gameType === type).map(({ vendor }) => vendor)),
    ],
  }));
  return buildMerchant('alpha', { categories, ...config });
};

/** A platform whose one brand, alpha, offers the games of some kinds. Rounds take no time. */
export const startGamesFixture = async (
  kinds: readonly string[],
  config: Part<MerchantConfig> = {},
): Promise<TestPlatform> => {
  setUpGames();
  return startTestPlatform([gamesMerchant(kinds, config)]);
};

let people = 0;

/** A member of alpha with money. */
export const openGambler = (platform: TestPlatform, cashMinor = 100_000): Promise<OpenedMember> => {
  people += 1;
  return openMember(platform, 'alpha', { username: `gambler${people}`, cashMinor });
};
