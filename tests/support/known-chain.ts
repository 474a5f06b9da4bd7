/**
 * What the shared rounds of a test follow from: the first three crash rounds of alpha's first crash
 * game end at 1.44 (after 6 seconds), 1.20 (3 seconds) and 1.24 (3.6 seconds).
 */
export const KNOWN_CHAIN = 'a chain that the tests know, 68';

/** Where they end, in hundredths. */
export const KNOWN_ENDS = [144, 120, 124] as const;

/** Bets are taken for 2.8 seconds instead of 8; the curves climb as ever. */
export const QUICK_PAUSE = 0.35;
