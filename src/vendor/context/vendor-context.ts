import type { FastifyBaseLogger } from 'fastify';
import type { Beacon } from '#beacon/beacon.ts';
import type { Clock } from '../database/database-clock.ts';
import type { GamesDatabase } from '../database/games-tables.ts';
import type { Wallets } from './call-wallet.ts';

/** Times of the service; each is a setting of whoever starts it. */
export interface VendorTimes {
  /** How long a call of a page waits for the wallet before it is told to ask again. */
  answerMs: number;
  /** A stake that is unanswered for so long is rolled back. */
  stakeLifeMs: number;
  /** Between two looks at what waits to be sent. */
  resendMs: number;
  /** An open round that nobody has touched for so long is ended as its player would best do. */
  abandonedMs: number;
  /**
   * How long a shared round takes bets and its result rests, as a multiple of what its rules say;
   * the run itself keeps its time.
   */
  sharedPause: number;
}

/** What domain rules leave open; this project's choice. */
export const defaultTimes: VendorTimes = {
  answerMs: 6000,
  stakeLifeMs: 60_000,
  resendMs: 1000,
  abandonedMs: 24 * 3_600_000,
  sharedPause: 1,
};

/** What every part of the service works with. */
export interface VendorContext {
  database: GamesDatabase;
  wallets: Wallets;
  times: VendorTimes;
  /** The moment by which shared rounds run, in ms since 1970: the same for every process. */
  now: Clock;
  /** What the chains of shared rounds follow from; null leaves them to chance. */
  chainSecret: string | null;
  /** What the players' half of a chain is; null where it follows from the chain's secret, too. */
  beacon: Beacon | null;
  log: FastifyBaseLogger;
}
