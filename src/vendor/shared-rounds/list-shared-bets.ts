import type { AnswerOf, ParsedOf } from '#api/endpoint.ts';
import type { ListedRound, playHistory } from '#api/play-history.ts';
import type { PlaySession, StoredSharedBet, StoredSharedRound } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { kindOfShared } from '../settlement/played-sharedly.ts';

const SHOWN_STATUS = {
  staking: 'open',
  placed: 'open',
  cashed: 'ended',
  settled: 'ended',
  rolling_back: 'void',
  void: 'void',
  refused: 'void',
} as const;

/** Money may be taken while the round is on: until its end there is nothing to show again. */
const shownStatus = (
  { status }: Pick<StoredSharedBet, 'status'>,
  roundStatus: StoredSharedRound['status'],
): ListedRound['status'] =>
  status === 'cashed' && roundStatus === 'running' ? 'open' : SHOWN_STATUS[status];

/** The player's bets on shared rounds of this game, the newest first. */
export const listSharedBets = async (
  { database }: VendorContext,
  { playerId, nodeId }: PlaySession,
  { pageNo, pageSize }: ParsedOf<typeof playHistory>,
): Promise<AnswerOf<typeof playHistory>> => {
  const own = database
    .selectFrom('sharedBet')
    .innerJoin('sharedRound', 'sharedRound.id', 'sharedBet.roundId')
    .where('sharedBet.playerId', '=', playerId)
    .where('sharedRound.nodeId', '=', nodeId)
    .where('sharedBet.status', '<>', 'refused');
  const { total } = await own
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll('sharedBet')
    .select(['sharedRound.model', 'sharedRound.outcome', 'sharedRound.status as roundStatus'])
    .orderBy('sharedBet.placedAt', 'desc')
    .offset((pageNo - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const rounds = rows.map(({ model, outcome, roundStatus, ...bet }): ListedRound => ({
    roundId: bet.roundId,
    startedAt: bet.placedAt.toISOString(),
    status: shownStatus(bet, roundStatus),
    stakeMinor: bet.stakeMinor,
    payoutMinor: bet.payoutMinor,
    jackpotMinor: 0,
    // While the round is on, the line would tell how it ends.
    summary:
      roundStatus === 'ended'
        ? kindOfShared({ model }).summary(model, outcome, bet.bet, bet.multiplier)
        : '',
  }));
  return {
    rounds,
    pageNo,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
    totalRounds: total,
  };
};
