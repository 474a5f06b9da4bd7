import { useTranslation } from 'react-i18next';

import { addBankAccount, type BankAccount } from '#api/bank-accounts.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { addAccountErrors, type AddAccountValues, bareNumber } from './add-account.state.ts';

export interface AddAccountDialogProps {
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Under which field a refusal stands; the others stand above the form. */
const PLACES = {
  bank_unknown: 'bankCode',
  bank_name_mismatch: 'holderName',
  bank_account_taken: 'accountNumber',
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
} as const;

/** Everything behind the form of a new bank account. */
export const useAddAccount = ({
  onClose,
  onDone,
}: AddAccountDialogProps): CallForm<AddAccountValues> => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const bounds = useSettings().withdrawals;
  const texts = {
    required: t('fieldRules.required'),
    number: t('bank.numberRule', {
      min: format.number(bounds.accountNumberMinLength),
      max: format.number(bounds.accountNumberMaxLength),
    }),
  };
  return useCallForm<AddAccountValues, BankAccount>({
    defaultValues: {
      bankCode: '',
      holderName: '',
      accountNumber: '',
      branch: '',
      paymentPassword: '',
    },
    check: (values) =>
      Object.fromEntries(
        Object.entries(addAccountErrors(values, bounds)).map(([name, error]) => [
          name,
          texts[error],
        ]),
      ),
    call: ({ branch, accountNumber, holderName, ...rest }) =>
      sendOnce(addBankAccount, {
        ...rest,
        holderName: holderName.trim(),
        accountNumber: bareNumber(accountNumber),
        ...(branch.trim() !== '' && { branch: branch.trim() }),
      }),
    places: PLACES,
    onDone: async ({ verified }) => {
      pushToast({ tone: 'success', title: t(verified ? 'bank.added' : 'bank.addedUnverified') });
      onClose();
      await onDone();
    },
  });
};
