import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { type agentIncome, moveCommission } from '#api/agent-income.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { amountError, useAmountErrors } from '../../money/amount-errors.ts';
import {
  PaymentPasswordField,
  type WithPaymentPassword,
} from '../../money/PaymentPasswordField.tsx';
import { useSendOnce } from '../../money/send-once.state.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';

interface MoveValues extends WithPaymentPassword {
  amountMinor: number | null;
}

const EMPTY: MoveValues = { amountMinor: null, paymentPassword: '' };

/** Under which field a refusal stands; the others stand above the form. */
const PLACES = {
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
  insufficient_funds: 'amountMinor',
} as const;

interface MoveCommissionProps {
  income: ValueOf<typeof agentIncome>;
  onDone: () => Promise<void>;
}

const useMoveCommission = ({ income, onDone }: MoveCommissionProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const used = useCallForm<MoveValues, ValueOf<typeof moveCommission>>({
    defaultValues: EMPTY,
    check: ({ amountMinor, paymentPassword }) =>
      errorTexts({
        amountMinor: amountError(amountMinor, { ...income, thereMinor: income.commissionMinor }),
        paymentPassword: paymentPassword === '' ? 'required' : undefined,
      }),
    call: ({ amountMinor, paymentPassword }) =>
      sendOnce(moveCommission, { amountMinor: amountMinor ?? 0, paymentPassword }),
    places: PLACES,
    onDone: async ({ amountMinor }) => {
      const amount = format.money(amountMinor, income.currency);
      pushToast({ tone: 'success', title: t('agentIncome.moved', { amount }) });
      used.form.reset(EMPTY);
      await Promise.all([onDone(), loadBalance()]);
    },
  });
  return used;
};

/** Moves what was earned to the wallet; the payment password is asked for. */
export const MoveCommission = (props: MoveCommissionProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { form, general, busy, send } = useMoveCommission(props);
  const { commissionMinor, minimumMinor, maximumMinor, currency } = props.income;
  if (commissionMinor < minimumMinor)
    return <EmptyState icon="wallet" title={t('agentIncome.nothing')} />;
  return (
    <Surface as="section" padding="lg">
      <Section title={t('agentIncome.moveTitle')}>
        <Form form={form} onSubmit={send} label={t('agentIncome.moveTitle')}>
          <FormErrors form={form} general={general} />
          <FormField<MoveValues, 'amountMinor'> name="amountMinor">
            {(field) => (
              <MoneyInput
                {...field}
                required
                label={t('agentIncome.amount')}
                hint={t('common.range', {
                  min: format.money(minimumMinor, currency),
                  max: format.money(maximumMinor, currency),
                })}
                {...{ currency, language }}
                allMinor={Math.min(commissionMinor, maximumMinor)}
                labels={{ all: t('agentIncome.all') }}
              />
            )}
          </FormField>
          <PaymentPasswordField />
          <Button type="submit" fullWidth loading={busy}>
            {t('agentIncome.move')}
          </Button>
        </Form>
      </Section>
    </Surface>
  );
};
