import type * as bankAccountsApi from '#api/bank-accounts.ts';
import type { HandlersOf } from '../handler.ts';
import { addBankAccountHandler } from './add-bank-account.ts';
import { bankAccountsHandler } from './list-bank-accounts.ts';
import { removeBankAccountHandler } from './remove-bank-account.ts';
import { verifyBankAccountHandler } from './verify-bank-account.ts';

/** Where a member is paid. */
export const bankAccountsHandlers: HandlersOf<typeof bankAccountsApi> = {
  bankAccounts: bankAccountsHandler,
  addBankAccount: addBankAccountHandler,
  verifyBankAccount: verifyBankAccountHandler,
  removeBankAccount: removeBankAccountHandler,
};
