/** What a money field says beside its label. */
export interface MoneyLabels {
  /** On the button that takes the whole balance: "All". */
  all?: string | undefined;
  /** Names the row of quick amounts: "Quick amounts". */
  quick?: string | undefined;
  /** For instance `(least) => t('deposit.atLeast', { least })`; the amount comes formatted. */
  tooLow?: ((least: string) => string) | undefined;
  tooHigh?: ((most: string) => string) | undefined;
}

/** In what an amount is counted, and its bounds. */
export interface MoneyLimits {
  /** ISO 4217. */
  currency: string;
  /** BCP-47; decides digits, groups and where the currency's sign stands. */
  language: string;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  /** What "All" enters, at most `maxMinor`: the balance. Needs `words.all`. */
  allMinor?: number | undefined;
}
