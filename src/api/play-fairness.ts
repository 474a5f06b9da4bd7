import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, formText, moment } from './fields.ts';
import { playId, playModel } from './play.ts';

/** The seed pair that determines the player's next rounds. */
const seedPair = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** The number of rounds that have used this pair. */
  nonce: z.int(),
});

export type SeedPair = z.infer<typeof seedPair>;

/** A retired seed pair; its server seed is public. */
const revealedPair = z.extend(seedPair, { serverSeed: z.string(), revealedAt: moment });

export type RevealedPair = z.infer<typeof revealedPair>;

/** The seed pair of the player's next rounds, and the pairs revealed recently. */
export const playFairness = endpoint({
  name: 'playFairness',
  method: 'GET',
  path: '/play/fairness',
  access: 'signedIn',
  summary: 'The seeds of the player’s next rounds, and those already shown',
  value: z.object({ now: seedPair, revealed: z.array(revealedPair) }),
  refusals: ['session_expired'],
});

/** Reveals the server seed and starts a new seed pair. */
export const rotateSeed = endpoint({
  name: 'rotateSeed',
  method: 'POST',
  path: '/play/fairness',
  access: 'signedIn',
  summary: 'Shows the seeds so far and begins a new pair with a text of the player’s',
  body: z.object({
    /** 1 to 64 characters without a colon, which separates the fields of the hashed message. */
    clientSeed: formText(64).check(z.minLength(1), z.regex(/^[^:]+$/)),
  }),
  value: z.object({ now: seedPair, revealed: revealedPair }),
  refusals: ['session_expired', 'round_open'],
});

/** Everything needed to recompute a round. */
const verifiableRound = z.object({
  roundId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  model: playModel,
  playedAt: moment,
  seeds: z.object({
    /** Null until revealed: by rotation, or at the end of a shared round. */
    serverSeed: z.nullable(z.string()),
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
  }),
  /**
   * For a single-player round: its actions, stake and payout. Amounts are those computed by the
   * rules.
   */
  own: z.nullable(
    z.object({
      stakeMinor: amountMinor,
      payoutMinor: z.nullable(amountMinor),
      steps: z.array(z.object({ act: z.unknown(), view: z.unknown() })),
    }),
  ),
  /** For a shared round: its position in the hash chain, and the result that all players saw. */
  chain: z.nullable(
    z.object({
      index: z.int(),
      /** The hash that was published before the first round of the chain. */
      tipHash: z.string(),
      previousSeed: z.nullable(z.string()),
      show: z.unknown(),
    }),
  ),
});

export type VerifiableRound = z.infer<typeof verifiableRound>;

/** What determined a round; available to anyone who knows the round's id. */
export const verifyRound = endpoint({
  name: 'verifyRound',
  method: 'GET',
  path: '/play/verify',
  access: 'any',
  summary: 'Seeds, acts and outcome of a round, to be counted again by anyone',
  query: z.object({ roundId: playId }),
  value: verifiableRound,
  refusals: ['round_unknown'],
});
