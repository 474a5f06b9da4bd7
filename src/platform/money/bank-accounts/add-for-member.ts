import type { FieldError } from '#api/envelope.ts';
import { isSameName } from '#domain/same-name.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import type { LockedMember } from '../../people/members/lock-member.ts';
import { bareNumber, findWrongFields } from './add-bank-account.ts';
import { realNameOf } from './bank-account-view.ts';

/** A bank account that an operator has seen the papers of. */
export interface SeenBankAccount {
  /** One of the brand's `withdrawals.banks`. */
  bankCode: string;
  accountNumber: string;
  holderName: string;
}

/**
 * Adds a bank account for a member who can no longer do it. It is verified: the operator has seen whose it is. The member is held.
 *
 * @returns its number
 * @throws {Refusal} `bank_unknown`, `invalid_input` with what is wrong, `bank_name_mismatch` (the profile names somebody else),
 *   `bank_account_taken`
 */
export const addForMember = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id: memberId, profile }: Pick<LockedMember, 'id' | 'profile'>,
  given: SeenBankAccount,
): Promise<number> => {
  const bank = merchant.config.withdrawals.banks.find(({ code }) => code === given.bankCode);
  if (!bank) throw new Refusal('bank_unknown');
  const accountNumber = bareNumber(given.accountNumber);
  const holderName = given.holderName.trim();
  const fieldErrors: FieldError[] = findWrongFields({ accountNumber, holderName }, merchant);
  if (fieldErrors.length > 0) throw new Refusal('invalid_input', { fieldErrors });
  const realName = realNameOf(profile);
  if (realName !== null && !isSameName(realName, holderName))
    throw new Refusal('bank_name_mismatch');
  const row = await tx
    .insertInto('bankAccount')
    .values({
      merchantId: merchant.id,
      memberId,
      bankCode: bank.code,
      bankName: bank.name,
      accountNumber,
      holderName,
      branch: null,
      verifiedAt: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Refusal('bank_account_taken');
  return row.id;
};
