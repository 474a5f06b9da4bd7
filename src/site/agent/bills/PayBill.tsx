import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { type Bill, payAgentBill } from '#api/agent-bills.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import {
  PaymentPasswordField,
  type WithPaymentPassword,
} from '../../money/PaymentPasswordField.tsx';
import { useSendOnce } from '../../money/send-once.state.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';

const PLACES = {
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
} as const;

interface PayBillProps {
  bill: Bill;
  onDone: () => Promise<void>;
}

/** Pays what the agent still owes on a dividend; the payment password is asked for. */
export const PayBill = ({ bill, onDone }: PayBillProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const { form, general, busy, send } = useCallForm<
    WithPaymentPassword,
    ValueOf<typeof payAgentBill>
  >({
    defaultValues: { paymentPassword: '' },
    check: ({ paymentPassword }) =>
      paymentPassword === '' ? { paymentPassword: t('money.faults.required') } : {},
    call: ({ paymentPassword }) => sendOnce(payAgentBill, { billId: bill.billId, paymentPassword }),
    places: PLACES,
    onDone: async ({ takenMinor }) => {
      const amount = format.money(takenMinor);
      pushToast({ tone: 'success', title: t('agentContracts.bills.paidNow', { amount }) });
      form.reset();
      await Promise.all([onDone(), loadBalance()]);
    },
  });
  return (
    <Surface as="section" padding="md">
      <Section
        level={3}
        title={t('agentContracts.bills.payTitle')}
        description={t('agentContracts.bills.payText', { amount: format.money(bill.owedMinor) })}
      >
        <Form form={form} onSubmit={send} label={t('agentContracts.bills.payTitle')}>
          {bill.state === 'DEFAULTED' && (
            <Banner tone="warning">{t('agentContracts.bills.payFrozen')}</Banner>
          )}
          <FormErrors form={form} general={general} />
          <PaymentPasswordField />
          <Button type="submit" fullWidth loading={busy}>
            {t('agentContracts.bills.pay')}
          </Button>
        </Form>
      </Section>
    </Surface>
  );
};
