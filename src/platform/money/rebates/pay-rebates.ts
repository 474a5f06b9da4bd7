import { percentMinor } from '#domain/share.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { readAddedRebate } from '../ranks/rank-benefits.ts';
import { addTurnover } from '../turnover/add-turnover.ts';
import { rebateRate } from './rebate-rate.ts';
import { type DayOfBets, readValidBets } from './valid-bets.ts';

interface RebateOf extends DayOfBets {
  memberId: number;
  day: string;
  /** Percentage points that the member's rank adds. */
  added: number;
}

/**
 * Pays a member's rebates of a day, one for each category with a rate; a second time pays nothing.
 *
 * @returns what was paid, in minor units
 */
export const payRebates = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, day }: { memberId: number; day: string },
): Promise<number> => {
  await lockMember(tx, merchant.id, memberId);
  const added = await readAddedRebate(tx, merchant, memberId);
  let paidMinor = 0;
  for (const bets of await readValidBets(tx, merchant, memberId, day))
    paidMinor += await payOne(tx, merchant, { ...bets, memberId, day, added });
  return paidMinor;
};

const payOne = async (tx: OpenTransaction, merchant: Merchant, of: RebateOf): Promise<number> => {
  const { memberId, day, gameType, validMinor } = of;
  const rate = rebateRate(merchant, gameType, of.added);
  if (rate === 0) return 0;
  const net = validMinor + (await readCarry(tx, merchant.id, of));
  const amountMinor = net > 0 ? percentMinor(net, rate) : 0;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rebate')
    .values({
      merchantId: merchant.id,
      memberId,
      day,
      gameType,
      validMinor,
      rate,
      amountMinor,
      carryMinor: Math.min(0, net),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows || amountMinor === 0) return 0;
  await postRebate(tx, merchant, { memberId, ref: `${day}:${gameType}`, amountMinor });
  return amountMinor;
};

/** What voids of earlier days took beyond the bets of the days since; 0 or below. */
const readCarry = async (
  tx: OpenTransaction,
  merchantId: number,
  { memberId, gameType, day }: RebateOf,
): Promise<number> => {
  const before = await tx
    .selectFrom('rebate')
    .select('carryMinor')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('gameType', '=', gameType)
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.carryMinor ?? 0;
};

/** Pays a rebate from the house to the member's cash, once for each `ref`, and asks for its turnover. */
export const postRebate = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, ref, amountMinor }: { memberId: number; ref: string; amountMinor: number },
): Promise<void> => {
  const { currency } = merchant.config;
  const house = await openHouseAccount(tx, merchant.id, 'house', currency);
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'rebate',
    key: `${memberId}:${ref}`,
    kind: 'rebate',
    ref,
    lines: [
      { accountId: house, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
  await addTurnover(tx, merchant, {
    memberId,
    kind: 'rebate',
    ref: `${memberId}:${ref}`,
    amountMinor,
  });
};
