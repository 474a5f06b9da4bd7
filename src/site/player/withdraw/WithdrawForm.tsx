import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';
import { AccountField, ForfeitField, WithdrawAmountField } from './WithdrawFields.tsx';
import { useState } from 'react';
import type { BankAccount } from '#api/bank-accounts.ts';
import { requestWithdrawal, type Withdrawal } from '#api/withdrawals.ts';
import { pushToast } from '#components/Toast/push-toast.ts';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { type WithdrawalRules, withdrawErrors, type WithdrawValues } from './withdraw.state.ts';

interface WithdrawFormProps {
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
const useWithdrawForm = ({ rules, accounts, onDone }: WithdrawFormProps) => {
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

/** How much goes to which account; asked once more, because it cannot be called back. */
export const WithdrawForm = (props: WithdrawFormProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { rules, accounts, onAccounts } = props;
  const { form, general, asking, busy, ask, leave, confirm } = useWithdrawForm(props);
  const { bankAccountId, amountMinor } = form.watch();
  const account = accounts.find(({ id }) => String(id) === bankAccountId);
  return (
    <Form form={form} onSubmit={ask} label={t('withdraw.formTitle')}>
      <FormErrors form={form} general={general} />
      <Columns gap="x6">
        <Section title={t('withdraw.toAccount')}>
          <Stack gap="x3" align="start">
            <AccountField accounts={accounts} />
            <Button variant="ghost" size="sm" icon="plus" onPress={onAccounts}>
              {t('bank.manage')}
            </Button>
          </Stack>
        </Section>
        <Section title={t('withdraw.howMuch')}>
          <Surface level="raised">
            <Stack gap="x5">
              <WithdrawAmountField rules={rules} />
              {rules.forfeitMinor > 0 && <ForfeitField rules={rules} />}
              <PaymentPasswordField />
              <Button type="submit" size="lg" fullWidth loading={busy}>
                {t('withdraw.submit')}
              </Button>
              <p>{t('withdraw.leftToday', { count: rules.leftToday })}</p>
            </Stack>
          </Surface>
        </Section>
      </Columns>
      <ConfirmDialog
        title={t('withdraw.confirmTitle')}
        body={t('withdraw.confirmText', {
          amount: format.money(amountMinor ?? 0, rules.currency),
          bank: account?.bankName,
          account: account?.accountNumber,
        })}
        confirmLabel={t('withdraw.confirmYes')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        open={asking}
        onOpenChange={leave}
        onConfirm={() => void confirm()}
      />
    </Form>
  );
};
