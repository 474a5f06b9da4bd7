import type { GameType, MerchantConfig } from '#generated/merchant-config.ts';
import { gamePages } from '#generated/page-paths.ts';

import { VENDOR_PAGE } from '../../games/game-addresses.ts';

/** What a page of games is about: all hot games, a category, or one vendor of a category. */
export interface ListPlace {
  /** Null: the hot games of all categories. */
  type: GameType | null;
  vendor: string | null;
}

const isEqual = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * What an address is about; null when this brand does not have it.
 *
 * @param pathname with capitals or without, as a hand has written it
 */
export const placeOfAddress = (
  pathname: string,
  parameters: URLSearchParams,
  categories: readonly Pick<MerchantConfig['categories'][number], 'type' | 'vendors'>[],
): ListPlace | null => {
  if (isEqual(pathname, '/hot')) return { type: null, vendor: null };
  const named = parameters.get('gameType') ?? '';
  const category = categories.find(
    ({ type, vendors }) =>
      vendors.length > 0 &&
      (isEqual(pathname, VENDOR_PAGE) ? isEqual(type, named) : isEqual(gamePages[type], pathname)),
  );
  if (!category) return null;
  const code = parameters.get('vassalage');
  if (!code) return { type: category.type, vendor: null };
  const vendor = category.vendors.find((one) => isEqual(one, code));
  return vendor === undefined ? null : { type: category.type, vendor };
};
