import type { AnswerOf, ParsedOf } from '#api/endpoint.ts';
import type { ListedRound, playHistory } from '#api/play-history.ts';
import type { PlaySession, StoredSharedBet, StoredSharedRound } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { answerPage, endColumns, isOlder, rowsOf } from '../pages/history-page.ts';
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
  page: ParsedOf<typeof playHistory>,
): Promise<AnswerOf<typeof playHistory>> => {
  const { skip, limit } = rowsOf(page);
  const own = database
    .selectFrom('sharedBet')
    .innerJoin('sharedRound', 'sharedRound.id', 'sharedBet.roundId')
    .where('sharedBet.playerId', '=', playerId)
    .where('sharedRound.nodeId', '=', nodeId)
    .where('sharedBet.status', '<>', 'refused');
  const rows = await own
    .selectAll('sharedBet')
    .select(['sharedRound.model', 'sharedRound.outcome', 'sharedRound.status as roundStatus'])
    .select(endColumns('sharedBet.placedAt', 'sharedBet.id'))
    .where(isOlder('sharedBet.placedAt', 'sharedBet.id', page))
    .orderBy('sharedBet.placedAt', 'desc')
    .orderBy('sharedBet.id', 'desc')
    .limit(limit)
    .$if(skip > 0, (query) => query.offset(skip))
    .execute();
  const count = async (): Promise<number> =>
    (await own.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow()).all;
  return answerPage(page, rows, { show: toListed, count });
};

type BetRow = StoredSharedBet &
  Pick<StoredSharedRound, 'model' | 'outcome'> & { roundStatus: StoredSharedRound['status'] };

const toListed = ({ model, outcome, roundStatus, ...bet }: BetRow): ListedRound => ({
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
});
