import { removeBankAccount } from '#api/bank-accounts.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { selectBankAccounts } from './bank-account-view.ts';

/** Removes a bank account; its row stays, because withdrawals were paid to it. */
export const removeBankAccountHandler = handle(removeBankAccount, ({ id }, context, refuse) => {
  const { database, merchant, session } = context;
  return database.transaction().execute(async (tx) => {
    // Against a withdrawal that is asked for at the same moment.
    await lockMember(tx, merchant.id, session.memberId);
    const row = await selectBankAccounts(tx, merchant.id, session.memberId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return refuse('not_found');
    if (row.inUse) return refuse('bank_account_in_use');
    await tx
      .updateTable('bankAccount')
      .set({ removedAt: new Date() })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .execute();
    return { id };
  });
});
