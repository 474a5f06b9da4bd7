import { addBankAccount } from '#api/bank-accounts.ts';
import type { FieldError } from '#api/envelope.ts';
import { countGraphemes } from '#domain/count-graphemes.ts';
import { isSameName } from '#domain/same-name.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { realNameOf, selectBankAccounts, toBankAccount } from './bank-account-view.ts';

const HOLDER_MIN_LENGTH = 2;

/** Adds a bank account; its holder's name must be the profile's real name, once there is one. */
export const addBankAccountHandler = handle(addBankAccount, async (input, context, refuse) => {
  const { merchant, session } = context;
  const { requestId, paymentPassword, ...given } = input;
  const account = { ...given, accountNumber: bareNumber(given.accountNumber) };
  const fieldErrors = findWrongFields(account, merchant);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });
  const bank = merchant.config.withdrawals.banks.find(({ code }) => code === account.bankCode);
  if (!bank) return refuse('bank_unknown');
  await provePaymentPassword(context, paymentPassword);

  return answerOnce(context, { scope: 'addBankAccount', requestId, input: account }, async (tx) => {
    const member = await lockMember(tx, merchant.id, session.memberId);
    const realName = realNameOf(member?.profile ?? {});
    if (realName !== null && !isSameName(realName, account.holderName))
      return refuse('bank_name_mismatch');
    const own = await selectBankAccounts(tx, merchant.id, session.memberId).execute();
    const { bankAccountsMost: most } = merchant.config.withdrawals;
    if (own.length >= most) return refuse('bank_account_limit', { details: { most } });
    const row = await tx
      .insertInto('bankAccount')
      .values({
        merchantId: merchant.id,
        memberId: session.memberId,
        bankCode: bank.code,
        bankName: bank.name,
        accountNumber: account.accountNumber,
        holderName: account.holderName,
        branch: account.branch || null,
        verifiedAt: realName === null ? null : new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ? toBankAccount({ ...row, inUse: false }) : refuse('bank_account_taken');
  });
});

/** As banks compare numbers: without spaces and hyphens, in capitals. */
export const bareNumber = (number: string): string => number.replace(/[\s-]+/g, '').toUpperCase();

/** What is wrong with a bank account as it was typed; the number as `bareNumber` has it. */
export const findWrongFields = (
  { accountNumber, holderName }: { accountNumber: string; holderName: string },
  { config }: Merchant,
): FieldError[] => {
  const { accountNumberMinLength: min, accountNumberMaxLength: max } = config.withdrawals;
  const wrong: FieldError[] = [];
  if (accountNumber === '') wrong.push({ field: 'accountNumber', rule: 'required' });
  else if (!/^[A-Z0-9]+$/.test(accountNumber))
    wrong.push({ field: 'accountNumber', rule: 'alphanumeric' });
  else if (accountNumber.length < min || accountNumber.length > max)
    wrong.push({ field: 'accountNumber', rule: 'length', min, max });
  if (holderName === '') wrong.push({ field: 'holderName', rule: 'required' });
  else if (countGraphemes(holderName) < HOLDER_MIN_LENGTH)
    wrong.push({ field: 'holderName', rule: 'length', min: HOLDER_MIN_LENGTH, max: 120 });
  return wrong;
};
