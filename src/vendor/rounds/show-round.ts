import type { ShownRound } from '#api/play.ts';
import type { GamesDatabase, StoredRound } from '../database/games-tables.ts';

const SHOWN_STATUS = {
  staking: 'open',
  open: 'open',
  paying: 'ended',
  ended: 'ended',
  rolling_back: 'void',
  void: 'void',
  refused: 'void',
} as const;

/** How the page knows the status of a round. */
export const shownStatus = ({ status }: Pick<StoredRound, 'status'>): ShownRound['status'] =>
  SHOWN_STATUS[status];

/** A round as its player may see it; what is still hidden stays with us. */
export const showRound = async (
  database: GamesDatabase,
  round: StoredRound,
): Promise<ShownRound> => {
  const { serverSeedHash, clientSeed } = await database
    .selectFrom('seedPair')
    .select(['serverSeedHash', 'clientSeed'])
    .where('id', '=', round.seedPairId)
    .executeTakeFirstOrThrow();
  const last = await database
    .selectFrom('roundStep')
    .select('view')
    .where('roundId', '=', round.id)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst();
  const status = shownStatus(round);
  return {
    roundId: round.id,
    status,
    step: Math.max(0, round.steps - 1),
    view: last?.view ?? null,
    stakeMinor: round.stakeMinor,
    payoutMinor: status === 'void' ? null : round.payoutMinor,
    jackpotMinor: round.jackpotMinor,
    paid: round.status === 'ended',
    startedAt: round.startedAt.toISOString(),
    seeds: { serverSeedHash, clientSeed, nonce: round.nonce },
  };
};
