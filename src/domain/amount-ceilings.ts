/**
 * The greatest single amount that moves, in minor units: 1,000,000,000,000.00. Amounts are exact
 * numbers up to 2^53, 90 times as much; the database holds the same bound (0373-amount-ceilings.sql).
 */
export const MAX_AMOUNT_MINOR = 100_000_000_000_000;

/** The greatest balance of an account, in minor units: ten of the greatest amounts. */
export const MAX_BALANCE_MINOR = 1_000_000_000_000_000;
