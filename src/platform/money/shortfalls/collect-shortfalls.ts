import type { OpenTransaction } from '../../base/database/tables.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { dropTurnover } from '../turnover/drop-turnover.ts';
import { readShortfalls } from './open-shortfalls.ts';

/** A member whose cash has just been credited. */
export interface Credited {
  merchantId: number;
  memberId: number;
  currency: string;
  cashId: number;
  /** What came back into cash: no more is taken. The transfer that brought it holds the account. */
  amountMinor: number;
}

/**
 * Takes what the house bears for a member out of money that has just come back into the member's cash, the oldest deposit first.
 * The member must be locked.
 *
 * @returns how much was taken, in minor units
 */
export const collectShortfalls = async (
  tx: OpenTransaction,
  { merchantId, memberId, currency, cashId, amountMinor }: Credited,
): Promise<number> => {
  let leftMinor = amountMinor;
  for (const short of await readShortfalls(tx, merchantId, memberId)) {
    const takenMinor = short.currency === currency ? Math.min(short.openMinor, leftMinor) : 0;
    if (takenMinor === 0) continue;
    leftMinor -= takenMinor;
    await moveMoney(tx, {
      merchantId,
      scope: 'depositRefund',
      key: `${short.id}:${short.recoveredMinor}`,
      kind: 'deposit_refund',
      ref: short.reference,
      lines: [
        { accountId: cashId, amountMinor: -takenMinor },
        {
          accountId: await openHouseAccount(tx, merchantId, 'house', currency),
          amountMinor: takenMinor,
        },
      ],
    });
    await tx
      .updateTable('deposit')
      .set({ recoveredMinor: short.recoveredMinor + takenMinor })
      .where('merchantId', '=', merchantId)
      .where('id', '=', short.id)
      .execute();
    if (takenMinor === short.openMinor)
      await dropTurnover(tx, merchantId, { kind: 'deposit', ref: String(short.id) });
  }
  return amountMinor - leftMinor;
};
