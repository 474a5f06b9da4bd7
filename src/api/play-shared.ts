import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor } from './fields.ts';
import { playId, playRequestId, stakeRefusals } from './play.ts';

/** Places a bet on the open shared round. */
export const sharedBet = endpoint({
  name: 'sharedBet',
  method: 'POST',
  path: '/play/shared/bet',
  access: 'signedIn',
  summary: 'Stakes on the shared round that takes bets now',
  body: z.object({
    requestId: playRequestId,
    roundId: playId,
    bet: z.unknown(),
    stakeMinor: amountMinor.check(z.positive()),
  }),
  value: z.object({
    betId: z.string(),
    /** Decimal odds, fixed; null where the payout is not known before cash-out. */
    odds: z.nullable(z.number()),
    balanceMinor: amountMinor,
  }),
  refusals: [...stakeRefusals, 'round_unknown', 'bets_closed'],
});

/** Cashes out a bet before the shared round ends. */
export const cashOut = endpoint({
  name: 'cashOut',
  method: 'POST',
  path: '/play/shared/cash-out',
  access: 'signedIn',
  summary: 'Takes a bet’s money while the shared round runs',
  body: z.object({ requestId: playRequestId, betId: playId }),
  value: z.object({
    payoutMinor: amountMinor,
    multiplier: z.number(),
    /** Null when the wallet has not responded yet; the payout is certain. */
    balanceMinor: z.nullable(amountMinor),
  }),
  refusals: ['session_expired', 'bet_unknown', 'too_late'],
});

/** Path of the event stream of a shared game: `GET`, bearer token, `text/event-stream`. */
export const LIVE_PATH = '/play/live';

/** A bet in a shared round, as every player may see it; names are masked. */
const liveBet = z.object({
  betId: z.string(),
  name: z.string(),
  bet: z.unknown(),
  stakeMinor: amountMinor,
  currency: z.string(),
  /** Decimal odds, fixed at purchase; in a game with cash-out, null until the bet is cashed out. */
  odds: z.nullable(z.number()),
  /** Null while the bet is open; 0 for a loss. */
  payoutMinor: z.nullable(amountMinor),
  /** The multiplier at cash-out; null without one. */
  multiplier: z.nullable(z.number()),
  /** The bet belongs to the player who receives this event. */
  mine: z.boolean(),
});

export type LiveBet = z.infer<typeof liveBet>;

/** The state of a shared round: everything that a page shows. Sent in full at every change. */
export const liveRound = z.object({
  roundId: z.string(),
  /** Its position in the hash chain, from 1. */
  index: z.int(),
  phase: z.enum(['open', 'running', 'ended', 'void']),
  /**
   * The service's clock in epoch milliseconds: `now` when this was sent, `since` and `until` the
   * start and end of the phase.
   */
  now: z.number(),
  since: z.number(),
  /** Null where players bet on when the phase ends. */
  until: z.nullable(z.number()),
  /** Fixed before the first bet. */
  seedHash: z.string(),
  /** Null until the round has ended. */
  seed: z.nullable(z.string()),
  /** What can be bet on; set while bets are taken and afterwards. */
  board: z.unknown(),
  /** The result of `show` of the rules once the round runs; null before. */
  show: z.unknown(),
  bets: z.array(liveBet),
  /** The results of earlier rounds, the newest first. */
  past: z.array(z.object({ roundId: z.string(), index: z.int(), show: z.unknown() })),
  /** The player's own balance, after a payout. */
  balanceMinor: z.nullable(amountMinor),
});

export type LiveRound = z.infer<typeof liveRound>;
