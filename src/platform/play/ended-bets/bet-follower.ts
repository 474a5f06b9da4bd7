import type { OpenTransaction } from '../../base/database/tables.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';

/** Bets that ended, settled or taken back, after `since` and not after `until`. */
export interface BetWindow {
  /** The brands with such bets; others have none. */
  merchantIds: readonly number[];
  since: Date;
  until: Date;
}

/** What is done with the ended bets of all brands; each bet comes once. */
export interface BetFollower {
  /** The name of its watermark, a row of `bet_watermark` that a migration writes. */
  name: string;
  /**
   * Whether each brand can be followed by itself: then one that fails keeps its own mark and stops no other one. What
   * counts across brands cannot.
   */
  byBrand?: true;
  /** Brands that are looked at also when no bet of theirs has ended. */
  listBrands?: (tx: OpenTransaction) => Promise<number[]>;
  /** Looks at more than bets, so that it runs also when none has ended. */
  always?: true;
  /** Runs in the transaction that moves the watermark. */
  follow: (
    tx: OpenTransaction,
    window: BetWindow,
    log: Pick<JobContext['log'], 'error'>,
  ) => Promise<void>;
}
