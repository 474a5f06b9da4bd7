import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor } from './fields.ts';
import { playId, playRequestId, stakeRefusals } from './play.ts';

/** Stakes on the shared round that is open. */
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
    /** Decimal, frozen; null where what it pays is not known before the money is taken. */
    odds: z.nullable(z.number()),
    balanceMinor: amountMinor,
  }),
  refusals: [...stakeRefusals, 'round_unknown', 'bets_closed'],
});

/** Takes the money of a bet before the shared round ends. */
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
    /** Null while the wallet has not answered; the payout is certain. */
    balanceMinor: z.nullable(amountMinor),
  }),
  refusals: ['session_expired', 'bet_unknown', 'too_late'],
});

/** Where the events of a shared game come from: `GET`, bearer token, `text/event-stream`. */
export const LIVE_PATH = '/play/live';

/** A bet in a shared round, as all may see it; names are masked. */
const liveBet = z.object({
  betId: z.string(),
  name: z.string(),
  bet: z.unknown(),
  stakeMinor: amountMinor,
  currency: z.string(),
  /** Decimal, frozen at purchase; where the money is taken early, null until it was. */
  odds: z.nullable(z.number()),
  /** Null while it runs; 0 for a loss. */
  payoutMinor: z.nullable(amountMinor),
  /** At which multiple its money was taken; null when it was not. */
  multiplier: z.nullable(z.number()),
  /** Of the player to whom this is sent. */
  mine: z.boolean(),
});

export type LiveBet = z.infer<typeof liveBet>;

/** A shared round at a moment: everything that a page shows. Sent whole, at every change. */
export const liveRound = z.object({
  roundId: z.string(),
  /** Its place in the chain of hashes, from 1. */
  index: z.int(),
  phase: z.enum(['open', 'running', 'ended', 'void']),
  /** The service's clock when this was sent, and when the phase began and ends (ms of the epoch). */
  now: z.number(),
  since: z.number(),
  /** Null where the end of the phase is what is being bet on. */
  until: z.nullable(z.number()),
  /** Fixed before the first bet. */
  seedHash: z.string(),
  /** Shown once the round has ended. */
  seed: z.nullable(z.string()),
  /** While bets are taken and after: what there is to bet on. */
  board: z.unknown(),
  /** Once it runs: what `show` of the rules gives; null before. */
  show: z.unknown(),
  bets: z.array(liveBet),
  /** The results before this one, the newest first. */
  past: z.array(z.object({ roundId: z.string(), index: z.int(), show: z.unknown() })),
  /** The player's own balance, after a payout. */
  balanceMinor: z.nullable(amountMinor),
});

export type LiveRound = z.infer<typeof liveRound>;
