import path from 'node:path';
import { catalogue } from '#catalogue/catalogue.ts';
import { loadMerchants, type ResolvedMerchant } from '#config/load-merchants.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { type Kind, kinds, openKinds } from './kinds.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Whose games are played, by kind: every brand of the evening offers them beside its own. */
const VENDORS = {
  slots: ['MOONFERRY', 'EMBERWICK'],
  tables: ['VELVETATRIUM', 'PARLOURNINE'],
  matches: ['TOUCHLINEROW', 'FARPOST'],
} as const satisfies Record<(typeof openKinds)[number], readonly string[]>;

/** The class of the catalogue whose games can win a pool. */
const JACKPOT_CLASS = 'JP';

const findGames = (kind: Kind): number[] => {
  const vendors: readonly string[] = VENDORS[kind === 'jackpot' ? 'slots' : kind];
  return catalogue
    .filter(
      ({ vendor, gameType, isGame, gameClassify }) =>
        isGame === 'GAME' &&
        gameType === kinds[kind].gameType &&
        vendors.includes(vendor) &&
        (gameClassify === JACKPOT_CLASS) === (kind === 'jackpot'),
    )
    .map(({ nodeId }) => nodeId);
};

/** The games of each kind, by their numbers. */
export const gamesOf: Readonly<Record<Kind, readonly number[]>> = {
  slots: findGames('slots'),
  tables: findGames('tables'),
  matches: findGames('matches'),
  jackpot: findGames('jackpot'),
};

const withGames = (categories: MerchantConfig['categories']): MerchantConfig['categories'] => {
  const own = categories.map((category) => {
    const kind = openKinds.find((each) => kinds[each].gameType === category.type);
    const vendors = [...new Set([...category.vendors, ...(kind ? VENDORS[kind] : [])])];
    return { ...category, vendors };
  });
  const missing = openKinds
    .filter((kind) => !own.some(({ type }) => type === kinds[kind].gameType))
    .map((kind) => ({ type: kinds[kind].gameType, vendors: [...VENDORS[kind]] }));
  return [...own, ...missing];
};

/**
 * The brands of both cells, each made after one of the project's own: the first half belongs to the first cell.
 *
 * @param brandsOfCell how many each cell has
 */
export const readSaturdayMerchants = async (brandsOfCell: number): Promise<ResolvedMerchant[]> => {
  const models = await loadMerchants(path.join(ROOT, 'merchants'));
  return Array.from({ length: 2 * brandsOfCell }, (_, at) => {
    const model = models[at % models.length];
    if (!model) throw new Error('The project has no brands to make others after.');
    const code = `${model.code}-${at + 1}`;
    const domain = `${code}.example`;
    const { config } = model;
    return {
      ...model,
      code,
      config: {
        ...config,
        code,
        site: { ...config.site, domains: [domain], mainDomain: domain, domainRoutes: [] },
        categories: withGames(config.categories),
        // These people have shown no proof of their age, and send what they write as it is.
        protection: { ...config.protection, ageProof: 'agreed' as const },
        security: { ...config.security, encryptCalls: false },
      },
    };
  });
};
