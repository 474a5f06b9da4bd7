import type { GameType, MerchantConfig } from '#generated/merchant-config.ts';

/** A category of games that is looked at, and one of its vendors if that was chosen too. */
export interface ChosenCategory {
  type: GameType;
  vendor: string | null;
}

/**
 * The category that an address names, if this brand has it; null when it names none.
 * A vendor that the category does not have is left out.
 */
export const chosenCategory = (
  parameters: URLSearchParams,
  categories: MerchantConfig['categories'],
): ChosenCategory | null => {
  const name = parameters.get('category')?.toUpperCase();
  const category = categories.find(({ type, vendors }) => type === name && vendors.length > 0);
  if (!category) return null;
  const vendor = parameters.get('vendor');
  return {
    type: category.type,
    vendor: vendor !== null && category.vendors.includes(vendor) ? vendor : null,
  };
};
