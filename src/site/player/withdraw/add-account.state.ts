import type { Settings } from '../../settings/settings.ts';

/** What the form of a new bank account holds. */
export interface AddAccountValues {
  bankCode: string;
  holderName: string;
  accountNumber: string;
  branch: string;
  paymentPassword: string;
}

/** The figures and letters of an account number, without what people put between them. */
export const bareNumber = (typed: string): string =>
  typed.replaceAll(/[\s.\-/]/g, '').toUpperCase();

/** The bounds of an account number, by the merchant's settings. */
export type NumberBounds = Pick<
  Settings['withdrawals'],
  'accountNumberMinLength' | 'accountNumberMaxLength'
>;

/** What is wrong with a new account, by field. */
export const addAccountErrors = (
  values: AddAccountValues,
  { accountNumberMinLength, accountNumberMaxLength }: NumberBounds,
): Partial<Record<keyof AddAccountValues, 'required' | 'number'>> => {
  const bare = bareNumber(values.accountNumber);
  const isNumber =
    /^[A-Z0-9]+$/.test(bare) &&
    bare.length >= accountNumberMinLength &&
    bare.length <= accountNumberMaxLength;
  const needed = ['bankCode', 'holderName', 'accountNumber', 'paymentPassword'] as const;
  return {
    ...(!isNumber && { accountNumber: 'number' as const }),
    ...Object.fromEntries(
      needed.filter((name) => values[name].trim() === '').map((name) => [name, 'required']),
    ),
  };
};
