import { isTrial } from '../../people/access/member-types.ts';
import { isInMaintenance } from '../../base/sites/system-status.ts';
import { readBet } from '../bets/bet.ts';
import { placeBetWithin } from '../bets/place-bet.ts';
import { settleBetWithin } from '../bets/settle-bet.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { refuseExposure, refuseStopped } from '../exposure/refuse-exposure.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { takeFunBet } from './fun-bets.ts';
import { readGameSession, type FoundSession, notePlay, refuseEnded } from './game-session.ts';
import { readStakeableMinor } from './stakeable.ts';
import { refuseStake } from './refuse-stake.ts';
import type { BetMessage } from './vendor-message.ts';

type BetBody = BetMessage['body'];

/**
 * Takes a stake with all rules, and settles it where the payout came with it: the long way, which
 * knows every case. The usual ones are done by `play_brand_bets` of the database (see fast-bets.ts).
 */
export const takeBet = async (
  tx: OpenTransaction,
  message: BetMessage,
): Promise<{ balanceMinor: number; betId: string }> => {
  const { vendorCode, body } = message;
  const found = await readGameSession(tx, message);
  if (found.session.wallet === 'fun') return takeFunBet(tx, found, body);
  const { session, merchant } = found;
  // The member's row is locked first, as everywhere, so that no deadlock is possible.
  const member = await lockMember(tx, merchant.id, session.memberId);
  if (!member) throw new Refusal('session_expired');
  const name = { memberId: member.id, vendorCode, transactionId: body.transactionId };
  const known = await readBet(tx, merchant.id, name);
  if (known) refuseChanged(known, { ...body, memberId: member.id });
  else await refuseNew(tx, found, body, !isTrial(member.type));
  const bet = known ?? (await place(tx, found, body));
  if (body.payoutMinor !== undefined && bet.status === 'open')
    await settleBetWithin(tx, merchant, { ...name, payoutMinor: body.payoutMinor });
  await notePlay(tx, session);
  const { nodeId } = session;
  const player = { memberId: member.id, type: member.type, vendorCode, nodeId };
  return {
    betId: String(bet.id),
    balanceMinor: await readStakeableMinor(tx, merchant, player),
  };
};

/** What a message says of a bet must be what was done. */
const refuseChanged = (
  known: Bet,
  { memberId, roundId, stakeMinor, payoutMinor }: BetBody & { memberId: number },
): void => {
  if (known.status === 'void') throw new Refusal('bet_voided');
  const isSame =
    known.memberId === memberId &&
    known.roundId === roundId &&
    known.stakeMinor === stakeMinor &&
    // One that was placed without a payout is settled by `win` and by nothing else.
    (payoutMinor === undefined || known.payoutMinor === payoutMinor);
  if (!isSame) throw new Refusal('bet_changed');
};

const refuseNew = async (
  tx: OpenTransaction,
  found: FoundSession,
  body: BetBody,
  isMoney: boolean,
) => {
  const { merchant, session } = found;
  refuseEnded(found);
  if (isInMaintenance(merchant.config.maintenance, new Date()))
    throw new Refusal('game_maintenance');
  await refuseStake(tx, found, body);
  if (!isMoney) return;
  await refuseStopped(tx, merchant.id, session);
  const { vendorCode, nodeId } = session;
  const lossMinor = (body.payoutMinor ?? 0) - body.stakeMinor;
  await refuseExposure(tx, merchant, { vendorCode, nodeId, lossMinor });
};

const place = async (tx: OpenTransaction, { session, merchant }: FoundSession, body: BetBody) => {
  const { gameType } = await tx
    .selectFrom('game')
    .select('gameType')
    .where('nodeId', '=', session.nodeId)
    .executeTakeFirstOrThrow();
  const { odds, pick } = body;
  const { bet } = await placeBetWithin(tx, merchant, {
    memberId: session.memberId,
    vendorCode: session.vendorCode,
    transactionId: body.transactionId,
    roundId: body.roundId,
    stakeMinor: body.stakeMinor,
    nodeId: session.nodeId,
    gameType,
    ...(odds === undefined ? {} : { odds }),
    ...(pick === undefined ? {} : { pick }),
  });
  return bet;
};
