import type { AnswerOf } from '#api/endpoint.ts';
import type { cashOut } from '#api/play-shared.ts';
import type { GamesTransaction, PlaySession } from '../database/games-tables.ts';
import { followUp } from '../settlement/follow-up.ts';
import { refuse } from '../context/refusal.ts';
import { deliverWithin } from '../wallet/deliver-message.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { kindOfShared, sharedGameOf } from '../settlement/played-sharedly.ts';
import { settleSharedBet } from '../settlement/settle-shared-bet.ts';
import type { SharedTables } from './shared-tables.ts';

interface Taken {
  payoutMinor: number;
  multiplier: number;
  messageId: number;
}

/**
 * Takes the money of a bet at this moment of the round, by the clock that all processes share. Once more, it is
 * answered with what was taken.
 */
export const cashOutBet = async (
  context: VendorContext,
  tables: SharedTables,
  session: PlaySession,
  betId: string,
): Promise<AnswerOf<typeof cashOut>> => {
  // When the call came in, not when the database had time for it.
  const at = context.now();
  const { payoutMinor, multiplier, messageId } = await context.database
    .transaction()
    .execute((tx) => takeMoney(tx, session, betId, at));
  const answer = await deliverWithin(context, messageId, followUp);
  await tables.of(sharedGameOf(session)).refresh();
  return { payoutMinor, multiplier, balanceMinor: answer?.ok ? answer.value.balanceMinor : null };
};

const takeMoney = async (
  tx: GamesTransaction,
  { playerId }: PlaySession,
  betId: string,
  at: number,
): Promise<Taken> => {
  const bet = await tx
    .selectFrom('sharedBet')
    .selectAll()
    .where('id', '=', betId)
    .where('playerId', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  if (!bet) return refuse('bet_unknown');
  if (bet.status === 'cashed') return alreadyTaken(tx, bet);
  if (bet.status !== 'placed') return refuse('too_late');
  const round = await tx
    .selectFrom('sharedRound')
    .selectAll()
    .where('id', '=', bet.roundId)
    .executeTakeFirstOrThrow();
  if (round.status !== 'running') return refuse('too_late');
  const kind = kindOfShared(round);
  const taken = kind.cashOutMinor?.(
    round.model,
    round.outcome,
    { bet: bet.bet, stakeMinor: bet.stakeMinor },
    at - round.runsAt.getTime(),
  );
  if (!taken) return refuse('too_late');
  const messageId = await settleSharedBet(tx, round, bet, { status: 'cashed', ...taken });
  return { ...taken, messageId };
};

const alreadyTaken = async (
  tx: GamesTransaction,
  bet: { id: string; payoutMinor: number | null; multiplier: number | null },
): Promise<Taken> => {
  const { id } = await tx
    .selectFrom('message')
    .select('id')
    .where('sharedBetId', '=', bet.id)
    .where('call', '=', 'win')
    .executeTakeFirstOrThrow();
  return { payoutMinor: bet.payoutMinor ?? 0, multiplier: bet.multiplier ?? 1, messageId: id };
};
