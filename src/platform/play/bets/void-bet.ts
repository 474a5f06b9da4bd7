import type { Bet } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { takeBackJackpot } from '../jackpot/take-back-jackpot.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';
import { refusalAsValue } from '../../base/ledger/refusal-as-value.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { type BetName, type BetOutcome, readBet } from './bet.ts';

/**
 * Takes a bet back, open or settled: the stake returns, and a payout or a jackpot is given back. A rollback that
 * comes before its bet is remembered (`bet` is null), and the late bet will be refused.
 *
 * Refusals: `member_unknown`, `bet_unknown` (it is another member's), `insufficient_funds` (the
 * payout is spent).
 */
export const voidBet = (
  database: Database,
  merchant: Merchant,
  name: BetName,
): Promise<BetOutcome<Bet | null>> =>
  refusalAsValue(() => database.transaction().execute((tx) => voidBetWithin(tx, merchant, name)));

/**
 * The same as a part of something larger.
 *
 * @throws {Refusal} with the same codes: the transaction then rolls back
 */
export const voidBetWithin = async (
  tx: OpenTransaction,
  merchant: Merchant,
  name: BetName,
): Promise<{ bet: Bet | null; replay: boolean }> => {
  const member = await lockMember(tx, merchant.id, name.memberId);
  if (!member) throw new Refusal('member_unknown');
  const bet = await readBet(tx, merchant.id, name);
  if (!bet) return { bet: null, replay: !(await bury(tx, merchant.id, name)) };
  if (bet.memberId !== member.id) throw new Refusal('bet_unknown');
  if (bet.status === 'void') return { bet, replay: true };
  await takeBackJackpot(tx, merchant, bet);
  const voided = await callLedger(tx, sql<Bet>`select * from void_bet(${merchant.id}, ${bet.id})`);
  return { bet: voided, replay: false };
};

/** Remembers the rollback; false when it is remembered already. */
const bury = async (
  tx: OpenTransaction,
  merchantId: number,
  { vendorCode, transactionId, memberId }: BetName,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('betTombstone')
    .values({ merchantId, vendorCode, transactionId, memberId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
};
