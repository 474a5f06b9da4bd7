import type { FunBet } from '../../base/database/game-session-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import type { FoundSession } from './game-session.ts';
import { notePlay, refuseEnded } from './game-session.ts';
import { refuseStake } from './refuse-stake.ts';

/** By what a vendor names a bet for which nothing is at stake. */
interface FunName {
  merchantId: number;
  vendorCode: string;
  transactionId: string;
}

/** A bet for which nothing is at stake; null when there is none of this name. */
export const readFunBet = async (
  tx: OpenTransaction,
  { merchantId, vendorCode, transactionId }: FunName,
): Promise<FunBet | null> =>
  (await tx
    .selectFrom('funBet')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('vendorCode', '=', vendorCode)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst()) ?? null;

/** Takes a stake out of the wallet of a play without money; a payout that came with it goes back in. */
export const takeFunBet = async (
  tx: OpenTransaction,
  found: FoundSession,
  body: {
    transactionId: string;
    roundId: string;
    stakeMinor: number;
    payoutMinor?: number | undefined;
  },
): Promise<{ balanceMinor: number; betId: string }> => {
  const { session } = found;
  const { merchantId, id, memberId, vendorCode } = session;
  const { transactionId, stakeMinor, payoutMinor } = body;
  const name = { merchantId, vendorCode, transactionId };
  // The member's row first, as a rollback does that may come at the same moment.
  await lockMember(tx, merchantId, memberId);
  const balanceMinor = await lockFunWallet(tx, { merchantId, gameSessionId: id });
  const known = await readFunBet(tx, name);
  if (known) {
    if (known.status === 'void') throw new Refusal('bet_voided');
    const isSame =
      known.gameSessionId === id &&
      known.stakeMinor === stakeMinor &&
      (payoutMinor === undefined || known.payoutMinor === payoutMinor);
    if (!isSame) throw new Refusal('bet_changed');
    return { balanceMinor, betId: funBetId(name) };
  }
  if (await isBuried(tx, name)) throw new Refusal('bet_voided');
  refuseEnded(found);
  await refuseStake(tx, found, body);
  if (balanceMinor < stakeMinor) throw new Refusal('insufficient_funds');
  await tx
    .insertInto('funBet')
    .values({
      ...name,
      gameSessionId: id,
      memberId,
      stakeMinor,
      payoutMinor: payoutMinor ?? null,
      status: payoutMinor === undefined ? 'open' : 'settled',
    })
    .execute();
  await notePlay(tx, session);
  const leftMinor = balanceMinor - stakeMinor + (payoutMinor ?? 0);
  await writeFunWallet(tx, { merchantId, gameSessionId: id }, leftMinor);
  return { balanceMinor: leftMinor, betId: funBetId(name) };
};

/** Ends such a bet. Its account is there for as long as its rows are. */
export const settleFunBet = async (
  tx: OpenTransaction,
  bet: FunBet,
  payoutMinor: number,
): Promise<{ balanceMinor: number }> => {
  const balanceMinor = await lockFunWallet(tx, bet);
  const now = (await readFunBet(tx, bet)) ?? bet;
  if (now.status === 'void') throw new Refusal('bet_voided');
  if (now.status === 'settled') {
    if (now.payoutMinor !== payoutMinor) throw new Refusal('settled_otherwise');
    return { balanceMinor };
  }
  await writeBet(tx, bet, { status: 'settled', payoutMinor });
  await writeFunWallet(tx, bet, balanceMinor + payoutMinor);
  return { balanceMinor: balanceMinor + payoutMinor };
};

/** Takes such a bet back; what was won and is spent cannot be given back. */
export const voidFunBet = async (
  tx: OpenTransaction,
  bet: FunBet,
): Promise<{ balanceMinor: number }> => {
  const balanceMinor = await lockFunWallet(tx, bet);
  const now = (await readFunBet(tx, bet)) ?? bet;
  if (now.status === 'void') return { balanceMinor };
  const leftMinor = balanceMinor + now.stakeMinor - (now.payoutMinor ?? 0);
  if (leftMinor < 0) throw new Refusal('insufficient_funds');
  await writeBet(tx, bet, { status: 'void' });
  await writeFunWallet(tx, bet, leftMinor);
  return { balanceMinor: leftMinor };
};

/** What is in the account of the play to which such a bet belongs, in minor units. */
export const readFunWalletMinor = (tx: OpenTransaction, bet: FunBet): Promise<number> =>
  lockFunWallet(tx, bet);

/** Such bets have no number among the member's records; the vendor's own says which one it was. */
const funBetId = ({ transactionId }: FunName): string => `fun:${transactionId}`;

/** A rollback came before its bet: nobody could know then that nothing was at stake. */
const isBuried = async (
  tx: OpenTransaction,
  { merchantId, vendorCode, transactionId }: FunName,
): Promise<boolean> =>
  (await tx
    .selectFrom('betTombstone')
    .select('createdAt')
    .where('merchantId', '=', merchantId)
    .where('vendorCode', '=', vendorCode)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst()) !== undefined;

type FunWalletName = Pick<FunBet, 'merchantId' | 'gameSessionId'>;

const lockFunWallet = async (
  tx: OpenTransaction,
  { merchantId, gameSessionId }: FunWalletName,
): Promise<number> => {
  const { funMinor } = await tx
    .selectFrom('gameSession')
    .select('funMinor')
    .where('merchantId', '=', merchantId)
    .where('id', '=', gameSessionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return funMinor ?? 0;
};

const writeFunWallet = async (
  tx: OpenTransaction,
  { merchantId, gameSessionId }: FunWalletName,
  funMinor: number,
): Promise<void> => {
  await tx
    .updateTable('gameSession')
    .set({ funMinor })
    .where('merchantId', '=', merchantId)
    .where('id', '=', gameSessionId)
    .execute();
};

const writeBet = async (
  tx: OpenTransaction,
  { merchantId, vendorCode, transactionId }: FunName,
  change: { status: 'settled' | 'void'; payoutMinor?: number },
): Promise<void> => {
  await tx
    .updateTable('funBet')
    .set(change)
    .where('merchantId', '=', merchantId)
    .where('vendorCode', '=', vendorCode)
    .where('transactionId', '=', transactionId)
    .execute();
};
