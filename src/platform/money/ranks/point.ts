/** Hundredths that are one point: points are counted in them, as the ledger counts everything. */
export const POINT = 100;
