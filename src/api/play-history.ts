import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, cursor, formerPageNo, moment, next, pageSize } from './fields.ts';
import { playId, shownRound } from './play.ts';

/** A round as it appears in the history. */
const listedRound = z.object({
  roundId: z.string(),
  startedAt: moment,
  status: z.enum(['open', 'ended', 'void']),
  stakeMinor: amountMinor,
  payoutMinor: z.nullable(amountMinor),
  jackpotMinor: amountMinor,
  /** One line, in English, as in the betting record. */
  summary: z.string(),
});

export type ListedRound = z.infer<typeof listedRound>;

/** The player's own rounds of this game, the newest first. */
export const playHistory = endpoint({
  name: 'playHistory',
  method: 'GET',
  path: '/play/history',
  access: 'signedIn',
  summary: 'The player’s rounds of this game, the newest first',
  query: z.object({ after: cursor, pageNo: formerPageNo, pageSize: pageSize(20, 50) }),
  value: z.object({
    rounds: z.array(listedRound),
    next,
    /** Said only to those who ask by `pageNo`. */
    pageNo: z.optional(z.int()),
    totalPages: z.optional(z.int()),
    totalRounds: z.optional(z.int()),
  }),
  refusals: ['session_expired'],
});

/** One action of a round and the view that resulted. */
const roundStep = z.object({
  step: z.int(),
  /** The choice at step 0, then the moves. */
  act: z.unknown(),
  view: z.unknown(),
  at: moment,
});

export type RoundStep = z.infer<typeof roundStep>;

/** One round, action by action, for a replay. */
export const playRoundDetail = endpoint({
  name: 'playRoundDetail',
  method: 'GET',
  path: '/play/round',
  access: 'signedIn',
  summary: 'One round of the player, act by act',
  query: z.object({ roundId: playId }),
  value: z.object({ round: shownRound, steps: z.array(roundStep) }),
  refusals: ['session_expired', 'round_unknown'],
});
