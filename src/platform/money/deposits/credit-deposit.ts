import type { Deposit } from '../../base/database/payment-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { addTurnover } from '../turnover/add-turnover.ts';
import { notifyMember } from '../../people/contacts/notify-contact.ts';
import { matchDeposit } from '../promotions/match-deposit.ts';
import { noteFriendDeposit } from '../referral/note-deposit.ts';
import { noteFirstDeposit } from '../../people/affiliate/count-links.ts';
import { endDeposit } from './end-deposit.ts';

/**
 * SETTLED: the amount comes out of the provider's clearing, the fee goes to the house, the rest to
 * the member's cash, which must then be staked as the brand asks. The deposit must be locked.
 */
export const creditDeposit = async (
  tx: OpenTransaction,
  merchant: Merchant,
  row: Deposit,
): Promise<void> => {
  const { memberId, currency, amountMinor, feeMinor } = row;
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  const clearing = await openHouseAccount(tx, merchant.id, 'clearing', currency);
  const house = await openHouseAccount(tx, merchant.id, 'house', currency);
  const creditMinor = amountMinor - feeMinor;
  const transferId = await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'deposit',
    key: String(row.id),
    kind: 'deposit',
    ref: row.reference,
    lines: [
      { accountId: clearing, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor: creditMinor },
      { accountId: house, amountMinor: feeMinor },
    ],
  });
  if (transferId === null) throw new Error(`deposit ${row.id} moved nothing`);
  const ref = String(row.id);
  await addTurnover(tx, merchant, { memberId, kind: 'deposit', ref, amountMinor: creditMinor });
  await endDeposit(tx, row, { state: 'SETTLED', transferId });
  await matchDeposit(tx, merchant, row);
  await noteFriendDeposit(tx, row);
  await noteFirstDeposit(tx, merchant, row);
  await notifyMember(tx, row, { kind: 'depositSettled', amountMinor: creditMinor, currency });
};
