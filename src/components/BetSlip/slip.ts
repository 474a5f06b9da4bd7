import { combinedOdds, payoutMinor } from '#domain/payout.ts';

/** One selection on a slip. */
export interface SlipLeg {
  id: string;
  /** What was picked: "Riverside to win". */
  selection: string;
  /** The kind of bet: "Match winner". */
  market: string;
  /** The match, the draw, the race. */
  event: string;
  /** Today's decimal odds. */
  odds: number;
  /** The odds at which it was picked, when they have changed since. */
  pickedOdds?: number | undefined;
  /** The stake of a single; whole minor units, null while it is empty. */
  stakeMinor: number | null;
  /** Why it cannot be placed. */
  error?: string | undefined;
}

/** How the selections of a slip are bet: each by itself, or all together. */
export type SlipMode = 'single' | 'multiple';

/** Whether the player has still to agree to new odds. */
export const hasChanged = ({ odds, pickedOdds }: SlipLeg): boolean =>
  pickedOdds !== undefined && pickedOdds !== odds;

/** What a slip costs, pays and is worth, in whole minor units. */
export interface SlipSum {
  stakeMinor: number;
  returnMinor: number;
  /** Odds of a multiple; of singles there is no common price. */
  odds: number | null;
}

/**
 * The sums of a slip as the platform will count them.
 *
 * @param multipleMinor the stake of a multiple; singles carry their own
 */
export const slipSum = (
  legs: readonly SlipLeg[],
  mode: SlipMode,
  multipleMinor: number | null,
): SlipSum => {
  if (mode === 'multiple') {
    const odds = legs.map((leg) => leg.odds);
    const stakeMinor = multipleMinor ?? 0;
    return { stakeMinor, returnMinor: payoutMinor(stakeMinor, odds), odds: combinedOdds(odds) };
  }
  return legs.reduce<SlipSum>(
    (sum, leg) => ({
      stakeMinor: sum.stakeMinor + (leg.stakeMinor ?? 0),
      returnMinor: sum.returnMinor + payoutMinor(leg.stakeMinor ?? 0, [leg.odds]),
      odds: null,
    }),
    { stakeMinor: 0, returnMinor: 0, odds: null },
  );
};
