import { verifyBankAccount } from '#api/bank-accounts.ts';
import { isSameName } from '#domain/same-name.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { realNameOf, selectBankAccounts, toBankAccount } from './bank-account-view.ts';

/** Compares the holder's name with the profile's real name; the same name verifies the account. */
export const verifyBankAccountHandler = handle(verifyBankAccount, ({ id }, context, refuse) => {
  const { database, merchant, session } = context;
  return database.transaction().execute(async (tx) => {
    const member = await lockMember(tx, merchant.id, session.memberId);
    const row = await selectBankAccounts(tx, merchant.id, session.memberId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return refuse('not_found');
    if (row.verifiedAt) return toBankAccount(row);
    const realName = realNameOf(member?.profile ?? {});
    if (realName === null) return refuse('real_name_missing');
    if (!isSameName(realName, row.holderName)) return refuse('bank_name_mismatch');
    const verifiedAt = new Date();
    await tx
      .updateTable('bankAccount')
      .set({ verifiedAt })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .execute();
    return toBankAccount({ ...row, verifiedAt });
  });
});
