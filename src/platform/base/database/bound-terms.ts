import type { GameType } from '#generated/merchant-config.ts';

/** What a free stake is bound to, and what becomes of it, as a merchant's file says it. */
export interface BoundTerms {
  /** Codes of the catalogue; either these or `categories`. */
  games?: string[];
  categories?: GameType[];
  /** How many times it is staked on its games before it becomes cash; 1 or more. */
  turnover: number;
  /** The most of it, with what it won, that becomes cash. In minor units. */
  winMostMinor: number;
}
