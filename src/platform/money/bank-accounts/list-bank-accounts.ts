import { bankAccounts } from '#api/bank-accounts.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { realNameOf, selectBankAccounts, toBankAccount } from './bank-account-view.ts';

/** The member's bank accounts, the last used first. */
export const bankAccountsHandler = handle(
  bankAccounts,
  async (_input, { database, merchant, session }) => {
    const rows = await selectBankAccounts(database, merchant.id, session.memberId)
      .orderBy(sql`last_used_at desc nulls last`)
      .orderBy('id', 'desc')
      .execute();
    const { profile } = await database
      .selectFrom('member')
      .select('profile')
      .where('merchantId', '=', merchant.id)
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow();
    return {
      accounts: rows.map(toBankAccount),
      most: merchant.config.withdrawals.bankAccountsMost,
      hasRealName: realNameOf(profile) !== null,
    };
  },
);
