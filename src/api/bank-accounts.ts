import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment, wholeNumber } from './fields.ts';
import { paymentPasswordRefusals } from './payment-password.ts';

/** Where a member's money goes to; of its number only the last digits are told. */
export const bankAccount = z.object({
  id: z.int(),
  bankCode: z.string(),
  bankName: z.string(),
  /** Shortened: bullets and the last four digits. */
  accountNumber: z.string(),
  holderName: z.string(),
  branch: z.nullable(z.string()),
  /** The holder's name is the member's real name; only such an account is paid to. */
  verified: z.boolean(),
  /** A withdrawal to it is on its way: it cannot be removed now. */
  inUse: z.boolean(),
  addedAt: moment,
});

export type BankAccount = z.infer<typeof bankAccount>;

/** The member's bank accounts, the last used first. */
export const bankAccounts = endpoint({
  name: 'bankAccounts',
  method: 'GET',
  path: '/wps/member/bankAccounts',
  access: 'member',
  summary: 'The member’s bank accounts',
  value: z.object({
    accounts: z.array(bankAccount),
    /** How many a member may have. */
    most: z.int(),
    /** The real name in the profile, with which a holder’s name is compared. */
    hasRealName: z.boolean(),
  }),
  refusals: [],
});

/**
 * Adds a bank account. With a real name in the profile the holder's name must be that name; without
 * one the account waits, unverified, until there is one.
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

/** Compares the holder's name again, after the profile's real name was given. */
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

/** Removes a bank account; one to which money is on its way stays. */
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
