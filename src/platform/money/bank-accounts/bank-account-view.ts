import type { BankAccount as BankAccountView } from '#api/bank-accounts.ts';
import type { BankAccount } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** An account number as anybody may see it: its last four characters. */
export const maskAccountNumber = (number: string): string => `••••${number.slice(-4)}`;

/** A bank account as its owner sees it. */
export const toBankAccount = (row: BankAccount & { inUse: boolean }): BankAccountView => ({
  id: row.id,
  bankCode: row.bankCode,
  bankName: row.bankName,
  accountNumber: maskAccountNumber(row.accountNumber),
  holderName: row.holderName,
  branch: row.branch,
  verified: row.verifiedAt !== null,
  inUse: row.inUse,
  addedAt: row.addedAt.toISOString(),
});

/** The member's own accounts, and whether money is on its way to each. */
export const selectBankAccounts = (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
) =>
  database
    .selectFrom('bankAccount')
    .selectAll()
    .select(
      sql<boolean>`exists (select from withdrawal w where w.merchant_id = bank_account.merchant_id
        and w.bank_account_id = bank_account.id and w.closed_at is null)`.as('inUse'),
    )
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('removedAt', 'is', null);

/** The name that a holder's name must be: the profile's; null when the profile has none. */
export const realNameOf = (profile: Record<string, string>): string | null =>
  profile['payeeName']?.trim() || null;
