import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { BankAccount } from '#api/bank-accounts.ts';
import { requestWithdrawal, type Withdrawal } from '#api/withdrawals.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useCallForm } from '../../fields/use-call-form.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';

import { type WithdrawalRules, withdrawErrors, type WithdrawValues } from './withdraw.state.ts';

export interface WithdrawFormProps {
  rules: WithdrawalRules;
  /** Those that can be paid to. */
  accounts: readonly BankAccount[];
  onAccounts: () => void;
  onDone: () => Promise<void>;
}

/** Under which field a refusal stands; the others stand above the form. */
const PLACES = {
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
  amount_out_of_range: 'amountMinor',
  insufficient_funds: 'amountMinor',
  withdrawal_daily_amount: 'amountMinor',
  bank_account_unverified: 'bankAccountId',
} as const;

/** Everything behind the form of a new withdrawal. */
export const useWithdrawForm = ({ rules, accounts, onDone }: WithdrawFormProps) => {
  const { t } = useTranslation();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const empty: WithdrawValues = {
    bankAccountId: String(accounts[0]?.id ?? ''),
    amountMinor: null,
    paymentPassword: '',
    forfeitBonus: false,
  };
  const { form, general, send } = useCallForm<WithdrawValues, Withdrawal>({
    defaultValues: empty,
    check: (values) => errorTexts(withdrawErrors(values, rules)),
    call: ({ bankAccountId, amountMinor, ...rest }) =>
      sendOnce(requestWithdrawal, {
        ...rest,
        bankAccountId: Number(bankAccountId),
        amountMinor: amountMinor ?? 0,
      }),
    places: PLACES,
    onDone: async () => {
      pushToast({ tone: 'success', title: t('withdraw.requested') });
      form.reset(empty);
      await onDone();
    },
  });

  const confirm = async () => {
    setAsking(false);
    setBusy(true);
    await send(form.getValues());
    setBusy(false);
  };
  return { form, general, asking, busy, ask: () => setAsking(true), leave: setAsking, confirm };
};
