import type * as bankAccountsApi from '#api/bank-accounts.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { addBankAccountHandler } from '../../money/bank-accounts/add-bank-account.ts';
import { bankAccountsHandler } from '../../money/bank-accounts/list-bank-accounts.ts';
import { removeBankAccountHandler } from '../../money/bank-accounts/remove-bank-account.ts';
import { verifyBankAccountHandler } from '../../money/bank-accounts/verify-bank-account.ts';

/** Where a member is paid. */
export const bankAccountsHandlers: HandlersOf<typeof bankAccountsApi> = {
  bankAccounts: bankAccountsHandler,
  addBankAccount: addBankAccountHandler,
  verifyBankAccount: verifyBankAccountHandler,
  removeBankAccount: removeBankAccountHandler,
};
