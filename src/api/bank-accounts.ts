import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment, wholeNumber } from './fields.ts';
import { paymentPasswordRefusals } from './payment-password.ts';

/** A bank account that a member's withdrawals are paid to; its number is masked. */
export const bankAccount = z.object({
  id: z.int(),
  bankCode: z.string(),
  bankName: z.string(),
  /** Masked: bullets and the last four digits. */
  accountNumber: z.string(),
  holderName: z.string(),
  branch: z.nullable(z.string()),
  /**
   * Whether the holder's name matches the member's real name; only verified accounts are paid to.
   */
  verified: z.boolean(),
  /** A withdrawal to this account is in progress: the account cannot be removed now. */
  inUse: z.boolean(),
  addedAt: moment,
});

export type BankAccount = z.infer<typeof bankAccount>;

/** The member's bank accounts, the most recently used first. */
export const bankAccounts = endpoint({
  name: 'bankAccounts',
  method: 'GET',
  path: '/wps/member/bankAccounts',
  access: 'member',
  summary: 'The member’s bank accounts',
  value: z.object({
    accounts: z.array(bankAccount),
    /** The maximum number of bank accounts of a member. */
    most: z.int(),
    /** Whether the profile has a real name, with which a holder's name is compared. */
    hasRealName: z.boolean(),
  }),
  refusals: [],
});

/**
 * Adds a bank account. The holder's name must match the real name in the profile; while the profile
 * has none, the account stays unverified.
 */
export const addBankAccount = endpoint({
  name: 'addBankAccount',
  method: 'POST',
  path: '/wps/member/bankAccounts',
  access: 'member',
  encrypted: true,
  summary: 'Adds a bank account',
  perMinute: 20,
  body: z.object({
    requestId: z.uuid(),
    bankCode: formText(32),
    accountNumber: formText(64),
    holderName: formText(120),
    branch: z.optional(formText(120)),
    paymentPassword: z.string().check(z.maxLength(64)),
  }),
  value: bankAccount,
  refusals: [
    'bank_unknown',
    'bank_name_mismatch',
    'bank_account_taken',
    'bank_account_limit',
    ...paymentPasswordRefusals,
  ],
});

/**
 * Verifies a bank account that was added before the profile had a real name: compares the holder's
 * name again.
 */
export const verifyBankAccount = endpoint({
  name: 'verifyBankAccount',
  method: 'POST',
  path: '/wps/member/bankAccounts/verify',
  access: 'member',
  summary: 'Verifies a bank account by the holder’s name',
  perMinute: 20,
  body: z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  value: bankAccount,
  refusals: ['bank_name_mismatch', 'real_name_missing'],
});

/** Removes a bank account; refused while a withdrawal to it is in progress. */
export const removeBankAccount = endpoint({
  name: 'removeBankAccount',
  method: 'DELETE',
  path: '/wps/member/bankAccounts',
  access: 'member',
  summary: 'Removes a bank account',
  query: z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  value: z.object({ id: z.int() }),
  refusals: ['bank_account_in_use'],
});
