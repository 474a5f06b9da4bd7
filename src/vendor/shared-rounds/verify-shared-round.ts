import type { VerifiableRound } from '#api/play-fairness.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { seedAt } from '../chains/hash-chain.ts';
import { readReadyChain } from '../chains/ready-chain.ts';
import { kindOfShared } from '../settlement/played-sharedly.ts';

/** What a shared round followed from; null when there is none of that number that has ended. */
export const verifySharedRound = async (
  { database }: VendorContext,
  roundId: string,
): Promise<VerifiableRound | null> => {
  const round = await database
    .selectFrom('sharedRound')
    .selectAll()
    .where('id', '=', roundId)
    .where('status', 'in', ['ended', 'void'])
    .executeTakeFirst();
  if (!round) return null;
  const chain = await readReadyChain(database, round.chainId);
  return {
    roundId,
    gameCode: round.gameCode,
    gameName: round.gameName,
    model: round.model,
    playedAt: round.openedAt.toISOString(),
    seeds: {
      serverSeed: round.seed,
      serverSeedHash: round.seedHash,
      clientSeed: chain.clientSeed,
      nonce: round.index,
    },
    own: null,
    chain: {
      index: round.index,
      tipHash: chain.tipHash,
      previousSeed: round.index > 1 ? seedAt(chain.lastSeed, chain.length, round.index - 1) : null,
      // A round that was broken off would have come to this.
      show: kindOfShared(round).show(round.model, round.outcome, null) ?? null,
    },
  };
};
