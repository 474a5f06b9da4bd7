import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, formText, moment } from './fields.ts';
import { playId, playModel } from './play.ts';

/** The pair of seeds from which the player's next rounds follow. */
const seedPair = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** How many rounds it has given. */
  nonce: z.int(),
});

export type SeedPair = z.infer<typeof seedPair>;

/** A pair that is used up: now anyone may know it. */
const revealedPair = z.extend(seedPair, { serverSeed: z.string(), revealedAt: moment });

export type RevealedPair = z.infer<typeof revealedPair>;

/** What the player's rounds follow from, and the pairs that were shown lately. */
export const playFairness = endpoint({
  name: 'playFairness',
  method: 'GET',
  path: '/play/fairness',
  access: 'signedIn',
  summary: 'The seeds of the player’s next rounds, and those already shown',
  value: z.object({ now: seedPair, revealed: z.array(revealedPair) }),
  refusals: ['session_expired'],
});

/** Shows the server's seed and takes a new pair. */
export const rotateSeed = endpoint({
  name: 'rotateSeed',
  method: 'POST',
  path: '/play/fairness',
  access: 'signedIn',
  summary: 'Shows the seeds so far and begins a new pair with a text of the player’s',
  body: z.object({
    /** 1 to 64 characters without a colon, which parts the draw's message. */
    clientSeed: formText(64).check(z.minLength(1), z.regex(/^[^:]+$/)),
  }),
  value: z.object({ now: seedPair, revealed: revealedPair }),
  refusals: ['session_expired', 'round_open'],
});

/** Everything from which anyone may count a round again. */
const verifiableRound = z.object({
  roundId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  model: playModel,
  playedAt: moment,
  seeds: z.object({
    /** Null until it is shown: by rotation, or at the end of a shared round. */
    serverSeed: z.nullable(z.string()),
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
  }),
  /** Of a round of one player: its acts, stake and end. Money only as the rules count it. */
  own: z.nullable(
    z.object({
      stakeMinor: amountMinor,
      payoutMinor: z.nullable(amountMinor),
      steps: z.array(z.object({ act: z.unknown(), view: z.unknown() })),
    }),
  ),
  /** Of a shared round: its place in the chain, and what all saw at its end. */
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

/** What a round followed from; for anyone who knows its number. */
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
