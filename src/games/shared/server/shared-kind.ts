import type * as z from 'zod/mini';
import type { Draw } from '#domain/fair/fair-draw.ts';
import type { GameModel } from '../rules/game-model.ts';

/** How long the parts of a shared round take. */
export interface SharedPhases {
  /** Bets are taken. */
  openMs: number;
  /** The outcome is shown as it happens: the wheel turns, the curve climbs, the match is on. */
  runMs: number;
  /** The result stands, before the next round opens. */
  restMs: number;
}

/** Money that was taken before the round's end. */
export interface Taken {
  /** Stake included, whole minor units. */
  payoutMinor: number;
  /** Decimal, two places. */
  multiplier: number;
}

/**
 * A game whose rounds all players of a brand share: fixed before the first bet by a chain of
 * hashes, open for bets, then run, then settled.
 */
export interface SharedKind<Bet = unknown, Outcome = unknown> {
  /** The name of the rules, as `GameModel.kind`. */
  kind: string;
  bet: z.ZodMiniType<Bet>;
  /** Everything of the round, drawn before it opens; survives JSON. */
  draw: (model: GameModel, draw: Draw) => Outcome;
  phases: (model: GameModel, outcome: Outcome) => SharedPhases;
  /** What all may see while bets are taken: who plays, at which odds; nothing of the result. */
  board: (model: GameModel, outcome: Outcome) => unknown;
  /** What all may see once the round runs, `elapsedMs` into it; with null, when it has ended. */
  show: (model: GameModel, outcome: Outcome, elapsedMs: number | null) => unknown;
  /**
   * Decimal odds of a bet, frozen at purchase; null when the round has no such bet. Left out where
   * what a bet pays is not known before its money is taken.
   */
  oddsOf?: (model: GameModel, outcome: Outcome, bet: Bet) => number | null;
  /**
   * What a bet pays that was not cashed out, stake included, whole minor units. `odds` are those of
   * the purchase; 1 where there are none.
   */
  payoutMinor: (
    model: GameModel,
    outcome: Outcome,
    placed: { bet: Bet; stakeMinor: number; odds: number },
  ) => number;
  /**
   * What a bet would pay `elapsedMs` into the run; null when it is too late. Only where players
   * may take their money early (crash).
   */
  cashOutMinor?: (
    model: GameModel,
    outcome: Outcome,
    placed: { bet: Bet; stakeMinor: number },
    elapsedMs: number,
  ) => Taken | null;
  /**
   * When the money of a bet is taken without its player, in ms of the run, and what it then pays;
   * null where the round does not come as far. Together with `cashOutMinor`.
   */
  takenByItself?: (
    model: GameModel,
    outcome: Outcome,
    placed: { bet: Bet; stakeMinor: number },
  ) => (Taken & { atMs: number }) | null;
  /**
   * One line for the betting record. English.
   *
   * @param multiplier at which the money was taken early, maybe while the round still runs: then
   *   the line must not tell how it ends
   */
  summary: (model: GameModel, outcome: Outcome, bet: Bet, multiplier: number | null) => string;
}
