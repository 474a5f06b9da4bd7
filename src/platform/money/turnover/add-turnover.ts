import { timesUpMinor } from '#domain/share.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** Money that came in and must be staked before cash goes out. */
export interface IncomingMoney {
  memberId: number;
  kind: 'deposit' | 'rebate' | 'transfer' | 'points';
  /** Which one; with the kind, it counts once. */
  ref: string;
  amountMinor: number;
}

/** What must be staked of money that came in, in minor units. */
export const requiredOf = (
  { config }: Pick<Merchant, 'config'>,
  { kind, amountMinor }: Pick<IncomingMoney, 'kind' | 'amountMinor'>,
): number => {
  const { depositTimes, rebateTimes } = config.withdrawals.turnover;
  const times = {
    deposit: depositTimes,
    transfer: depositTimes,
    rebate: rebateTimes,
    points: config.points.conversion.cashTimes,
  }[kind];
  return timesUpMinor(amountMinor, times);
};

/**
 * Asks for the turnover of money that came in; the same money asks once. To be called in the
 * transaction that posts the money.
 */
export const addTurnover = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, kind, ref, amountMinor }: IncomingMoney,
): Promise<void> => {
  const merchantId = merchant.id;
  const requiredMinor = requiredOf(merchant, { kind, amountMinor });
  if (requiredMinor === 0) return;
  await tx
    .insertInto('turnoverItem')
    .values({ merchantId, memberId, kind, ref, amountMinor, requiredMinor })
    .onConflict((conflict) => conflict.columns(['merchantId', 'kind', 'ref']).doNothing())
    .execute();
};
