import type { Bet } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { takeBackJackpot } from '../jackpot/take-back-jackpot.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { refusalAsValue } from '../../base/ledger/refusal-as-value.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { uncountBet } from '../../money/turnover/uncount-bet.ts';
import { type BetName, type BetOutcome, readBet } from './bet.ts';
import { ownAccountOf } from './own-account.ts';
import { bonusAccountOf } from './bonus-account.ts';
import { reviveBonus } from './revive-bonus.ts';

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
  await reviveBonus(tx, bet);
  await takeBackJackpot(tx, merchant, bet);
  await giveBack(tx, merchant, bet);
  await uncountBet(tx, merchant.id, bet);
  const voided = await tx
    .updateTable('bet')
    .set({ status: 'void', voidedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', bet.id)
    .returningAll()
    .executeTakeFirstOrThrow();
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

const giveBack = async (tx: OpenTransaction, merchant: Merchant, bet: Bet): Promise<void> => {
  const accounts = await readBalances(tx, merchant.id, bet.memberId, bet.currency);
  const house = await openHouseAccount(tx, merchant.id, 'house', bet.currency);
  const bonusAccount = {
    cash: accounts.cash.accountId,
    bonus: accounts.bonus.accountId,
    house,
  }[await bonusAccountOf(tx, merchant.id, bet.bonusId)];
  const open = bet.status === 'open';
  const payoutMinor = bet.payoutMinor ?? 0;
  const backMinor = payoutMinor - bet.keptPayoutMinor;
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'bet',
    key: `${bet.vendorCode}:${bet.transactionId}:void`,
    kind: 'bet_void',
    ref: `${bet.vendorCode}:${bet.transactionId}`,
    reverses: bet.transferId,
    lines: sumByAccount([
      open
        ? { accountId: accounts.locked.accountId, amountMinor: -bet.stakeMinor }
        : { accountId: house, amountMinor: backMinor - bet.stakeMinor },
      {
        accountId: await ownAccountOf(tx, bet),
        amountMinor: bet.stakeMinor - bet.bonusStakeMinor - (backMinor - bet.bonusPayoutMinor),
      },
      { accountId: bonusAccount, amountMinor: bet.bonusStakeMinor - bet.bonusPayoutMinor },
    ]),
  });
};

/** One line for each account, so that what comes and what goes is judged by its sum. */
const sumByAccount = (lines: { accountId: number; amountMinor: number }[]) =>
  [...Map.groupBy(lines, ({ accountId }) => accountId)].map(([accountId, own]) => ({
    accountId,
    amountMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));
