import type { Deposit } from '../../base/database/payment-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { notifyMember } from '../../people/contacts/notify-contact.ts';
import { endDeposit } from './end-deposit.ts';

/** FAILED: nothing was paid. The deposit must be locked. */
export const failDeposit = async (
  tx: OpenTransaction,
  row: Deposit,
  note?: string,
): Promise<void> => {
  const { amountMinor, currency } = row;
  await endDeposit(tx, row, { state: 'FAILED', note });
  await notifyMember(tx, row, { kind: 'depositFailed', amountMinor, currency });
};
