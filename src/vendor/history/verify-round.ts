import type { VerifiableRound } from '#api/play-fairness.ts';
import type { StoredRound } from '../database/games-tables.ts';
import { refuse } from '../context/refusal.ts';
import { verifySharedRound } from '../shared-rounds/verify-shared-round.ts';
import type { VendorContext } from '../context/vendor-context.ts';

/**
 * What a round followed from, for anyone who knows its number. The secret seed only after its player
 * took a new pair; acts and stake say nothing of who played.
 */
export const verifyRoundOf = async (
  context: VendorContext,
  roundId: string,
): Promise<VerifiableRound> => {
  const round = await context.database
    .selectFrom('round')
    .selectAll()
    .where('id', '=', roundId)
    .where('status', 'in', ['paying', 'ended'])
    .executeTakeFirst();
  return round
    ? verifyOwn(context, round)
    : ((await verifySharedRound(context, roundId)) ?? refuse('round_unknown'));
};

const verifyOwn = async (
  { database }: VendorContext,
  round: StoredRound,
): Promise<VerifiableRound> => {
  const pair = await database
    .selectFrom('seedPair')
    .selectAll()
    .where('id', '=', round.seedPairId)
    .executeTakeFirstOrThrow();
  const steps = await database
    .selectFrom('roundStep')
    .selectAll()
    .where('roundId', '=', round.id)
    .orderBy('step')
    .execute();
  return {
    roundId: round.id,
    gameCode: round.gameCode,
    gameName: round.gameName,
    model: round.model,
    playedAt: round.startedAt.toISOString(),
    seeds: {
      serverSeed: pair.revealedAt ? pair.serverSeed : null,
      serverSeedHash: pair.serverSeedHash,
      clientSeed: pair.clientSeed,
      nonce: round.nonce,
    },
    own: {
      stakeMinor: round.startStakeMinor,
      payoutMinor: round.payoutMinor,
      steps: steps.map(({ act, view }) => ({ act, view })),
    },
    chain: null,
  };
};
