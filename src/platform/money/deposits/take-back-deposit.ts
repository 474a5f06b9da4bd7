import { raiseAlarm } from '../../base/alarms/raise-alarm.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { dropTurnover } from '../turnover/drop-turnover.ts';
import { cancelMatch } from '../promotions/match-deposit.ts';
import { takeBackFriendDeposit } from '../referral/note-deposit.ts';
import { takeBackFirstDeposit } from '../../people/affiliate/count-links.ts';
import { endDeposit } from './end-deposit.ts';
import { gatherCash } from './gather-cash.ts';

/**
 * REFUNDED: the payer has the money back. What was credited leaves the member's cash again, and where that does not cover it
 * the wallets at vendors. What is in neither the house bears, for a balance is never below zero: until that is collected or
 * written off, the deposit's turnover stays open and nothing is paid out to the member; an alarm says so. The deposit must be locked.
 *
 * @throws {Refusal} `insufficient_funds` when cash or a wallet was spent at this very moment: try again
 */
export const takeBackDeposit = async (
  tx: OpenTransaction,
  merchant: Merchant,
  row: Deposit,
  note?: string,
): Promise<void> => {
  if (row.transferId === null) return endDeposit(tx, row, { state: 'REFUNDED', note });
  await cancelMatch(tx, merchant, row);
  await takeBackFriendDeposit(tx, row);
  await takeBackFirstDeposit(tx, merchant, row);
  const { memberId, currency, amountMinor, feeMinor } = row;
  const creditedMinor = amountMinor - feeMinor;
  const { cashId, takenMinor } = await gatherCash(tx, {
    merchantId: merchant.id,
    memberId,
    currency,
    amountMinor: creditedMinor,
    key: `${row.id}:wallets`,
  });
  const clearing = await openHouseAccount(tx, merchant.id, 'clearing', currency);
  const house = await openHouseAccount(tx, merchant.id, 'house', currency);
  const refundId = await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'depositRefund',
    key: String(row.id),
    kind: 'deposit_refund',
    ref: row.reference,
    reverses: row.transferId,
    lines: [
      { accountId: clearing, amountMinor },
      { accountId: cashId, amountMinor: -takenMinor },
      { accountId: house, amountMinor: takenMinor - amountMinor },
    ],
  });
  const shortfallMinor = creditedMinor - takenMinor;
  if (shortfallMinor === 0)
    await dropTurnover(tx, merchant.id, { kind: 'deposit', ref: String(row.id) });
  else
    await raiseAlarm(tx, {
      merchantId: merchant.id,
      kind: 'shortfall',
      subject: row.reference,
      facts: { memberId, shortfallMinor, currency },
    });
  await endDeposit(tx, row, { state: 'REFUNDED', note, refundId, shortfallMinor });
};
