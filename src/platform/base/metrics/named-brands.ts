/** What stands for every brand that has no label of its own. */
export const OTHER_BRANDS = 'other';

/** What stands for what belongs to no brand, or to one that is not known where it is counted. */
export const NO_BRAND = 'none';

/** Which brands have a label of their own; the same in every process that ranks by the same rows. */
export interface NamedBrands {
  /** The label of a brand; `other` where it is not among the named, `none` for null. */
  labelOf: (code: string | null) => string;
  /**
   * Takes a new order, the busiest brand first.
   *
   * @returns the labels that are used no more
   */
  rank: (codes: readonly string[]) => readonly string[];
}

/**
 * Gives labels to as many brands as are wanted and no more, so that ten thousand brands make no ten
 * thousand series.
 *
 * @param limit how many brands have one; 0: none
 */
export const createNamedBrands = (limit: number): NamedBrands => {
  let named: ReadonlySet<string> = new Set();
  return {
    labelOf: (code) => {
      if (code === null) return NO_BRAND;
      return named.has(code) ? code : OTHER_BRANDS;
    },
    rank: (codes) => {
      const next = new Set(codes.slice(0, limit));
      const dropped = [...named].filter((code) => !next.has(code));
      named = next;
      return dropped;
    },
  };
};
