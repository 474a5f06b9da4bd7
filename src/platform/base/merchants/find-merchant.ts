import type { Merchant } from '../endpoints/handler.ts';

interface Index {
  byCode: ReadonlyMap<string, Merchant>;
  byId: ReadonlyMap<number, Merchant>;
}

/** A list of brands is replaced as a whole when one of them changes. */
const indexes = new WeakMap<readonly Merchant[], Index>();

const indexOf = (merchants: readonly Merchant[]): Index => {
  let index = indexes.get(merchants);
  if (!index) {
    index = {
      byCode: new Map(merchants.map((merchant) => [merchant.code, merchant])),
      byId: new Map(merchants.map((merchant) => [merchant.id, merchant])),
    };
    indexes.set(merchants, index);
  }
  return index;
};

/**
 * The brands that are served by their ids, made once for each list of them.
 *
 * @param merchants a list that nobody changes in place
 */
export const merchantsById = (merchants: readonly Merchant[]): Index['byId'] =>
  indexOf(merchants).byId;

/** The same by their codes. */
export const merchantsByCode = (merchants: readonly Merchant[]): Index['byCode'] =>
  indexOf(merchants).byCode;
