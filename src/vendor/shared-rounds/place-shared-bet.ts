import type { AnswerOf, ParsedOf } from '#api/endpoint.ts';
import type { sharedBet } from '#api/play-shared.ts';
import type {
  GamesTransaction,
  PlaySession,
  StoredSharedBet,
  StoredSharedRound,
} from '../database/games-tables.ts';
import { followUp } from '../settlement/follow-up.ts';
import { refuse } from '../context/refusal.ts';
import { refuseAsAnswered } from '../rounds/answer-round.ts';
import { makeRoundId } from '../context/number-round.ts';
import { lockPlayer } from '../sessions/lock-player.ts';
import { deliverWithin } from '../wallet/deliver-message.ts';
import { writeMessage } from '../wallet/write-message.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import type { SharedGame } from '../chains/open-shared-round.ts';
import { sharedGameOf } from '../settlement/played-sharedly.ts';
import type { SharedTables } from './shared-tables.ts';

type Input = ParsedOf<typeof sharedBet>;

/** More bets of one player on one round are a slip of the hand. */
const MAX_BETS = 20;

/** Stakes on the round that takes bets now; the odds are those of this moment, for good. */
export const placeSharedBet = async (
  context: VendorContext,
  tables: SharedTables,
  session: PlaySession,
  input: Input,
): Promise<AnswerOf<typeof sharedBet>> => {
  const game = sharedGameOf(session);
  const { bet, messageId } = await context.database
    .transaction()
    .execute((tx) => writeSharedBet(tx, session, { game, atMs: context.now() }, input));
  const answer = await deliverWithin(context, messageId, followUp);
  // A stake that was taken back meanwhile is asked for no more; its round takes no bets by then.
  if (answer === null && (await isVoid(context, bet))) refuse('bets_closed');
  refuseAsAnswered(answer);
  await tables.of(game).refresh();
  return {
    betId: bet.id,
    odds: bet.odds,
    balanceMinor: answer?.ok ? answer.value.balanceMinor : 0,
  };
};

const isVoid = async ({ database }: VendorContext, { id }: StoredSharedBet): Promise<boolean> => {
  const { status } = await database
    .selectFrom('sharedBet')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status === 'void';
};

/** On what is staked, and when. */
interface Staked {
  game: SharedGame;
  atMs: number;
}

const readRound = async (
  tx: GamesTransaction,
  { game: { merchant, nodeId }, atMs }: Staked,
  roundId: string,
): Promise<StoredSharedRound> => {
  const round = await tx
    .selectFrom('sharedRound')
    .selectAll()
    .where('id', '=', roundId)
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .forShare()
    .executeTakeFirst();
  if (!round) return refuse('round_unknown');
  if (round.status !== 'open' || atMs >= round.runsAt.getTime()) refuse('bets_closed');
  return round;
};

const writeSharedBet = async (
  tx: GamesTransaction,
  session: PlaySession,
  staked: Staked,
  { requestId, roundId, bet, stakeMinor }: Input,
): Promise<{ bet: StoredSharedBet; messageId: number }> => {
  await lockPlayer(tx, session.playerId);
  const before = await findBefore(tx, session.playerId, requestId);
  if (before) return before;
  const { game } = staked;
  const round = await readRound(tx, staked, roundId);
  const { minimumStakeMinor: min, maximumStakeMinor: max } = session.facts.game;
  if (stakeMinor < min || stakeMinor > max) refuse('stake_out_of_range', { min, max });
  const read = game.kind.bet.safeParse(bet);
  if (!read.success) return refuse('choice_impossible', { reason: 'unreadable' });
  // Where the money can be taken early, nobody knows yet what it will pay.
  const odds = game.kind.oddsOf?.(round.model, round.outcome, read.data);
  if (odds === null) return refuse('choice_impossible', { reason: 'noSuchBet' });
  await refuseTooMany(tx, session.playerId, roundId);
  const stored = await tx
    .insertInto('sharedBet')
    .values({
      id: makeRoundId(),
      roundId,
      playerId: session.playerId,
      sessionId: session.id,
      requestId,
      vendorCode: session.vendorCode,
      bet: JSON.stringify(read.data ?? null),
      stakeMinor,
      odds: odds ?? null,
      status: 'staking',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { bet: stored, messageId: await writeStake(tx, session, stored) };
};

const findBefore = async (tx: GamesTransaction, playerId: number, requestId: string) => {
  const bet = await tx
    .selectFrom('sharedBet')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!bet) return null;
  const { id: messageId } = await tx
    .selectFrom('message')
    .select('id')
    .where('sharedBetId', '=', bet.id)
    .where('call', '=', 'bet')
    .executeTakeFirstOrThrow();
  return { bet, messageId };
};

const refuseTooMany = async (
  tx: GamesTransaction,
  playerId: number,
  roundId: string,
): Promise<void> => {
  const { bets } = await tx
    .selectFrom('sharedBet')
    .select((count) => count.fn.countAll<number>().as('bets'))
    .where('playerId', '=', playerId)
    .where('roundId', '=', roundId)
    .executeTakeFirstOrThrow();
  if (bets >= MAX_BETS) refuse('choice_impossible', { reason: 'tooManyBets', most: MAX_BETS });
};

const writeStake = (
  tx: GamesTransaction,
  { vendorCode, platformToken }: PlaySession,
  { id, roundId, stakeMinor, odds }: StoredSharedBet,
): Promise<number> =>
  writeMessage(tx, {
    vendorCode,
    call: 'bet',
    transactionId: id,
    sharedBetId: id,
    stakeMinor,
    body: {
      sessionToken: platformToken,
      transactionId: id,
      roundId,
      stakeMinor,
      ...(odds !== null && { odds: Math.round(odds * 1000) / 1000 }),
    },
  });
