import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Select } from '#components/Select/Select.tsx';
import { SwapPair } from '#components/SwapPair/SwapPair.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import {
  balanceIn,
  type TransferValues,
  type Wallet,
  MAIN,
  transferErrors,
} from './wallets.state.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { walletTransfer } from '#api/wallet.ts';
import { pushToast } from '#components/Toast/push-toast.ts';
import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';

/** Everything behind the form that moves money between wallets. */
const useFundForm = (
  wallets: readonly Wallet[],
  onDone: () => Promise<void>,
): CallForm<TransferValues> => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  const used = useCallForm<TransferValues, ValueOf<typeof walletTransfer>>({
    defaultValues: { from: MAIN, to: '', amountMinor: null },
    check: (values) => errorTexts(transferErrors(values, wallets)),
    call: ({ from, to, amountMinor }) =>
      sendOnce(walletTransfer, { from, to, amountMinor: amountMinor ?? 0 }),
    places: { insufficient_funds: 'amountMinor' },
    onDone: async (_value, { from, to, amountMinor }) => {
      const amount = format.money(amountMinor ?? 0);
      pushToast({ tone: 'success', title: t('transfer.moved', { amount }) });
      used.form.reset({ from, to, amountMinor: null });
      await onDone();
    },
  });
  return used;
};

export interface FundFormProps {
  wallets: readonly Wallet[];
  onDone: () => Promise<void>;
}

/** From one wallet to another. */
export const FundForm = ({ wallets, onDone }: FundFormProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency } = useSettings();
  const { form, general, send } = useFundForm(wallets, onDone);
  const { from, to } = form.watch();
  const swap = () => {
    form.setValue('from', to);
    form.setValue('to', from);
  };
  return (
    <Section title={t('transfer.formTitle')}>
      <Form form={form} onSubmit={send} label={t('transfer.formTitle')}>
        <FormErrors form={form} general={general} />
        <SwapPair
          from={<WalletField name="from" wallets={wallets} />}
          to={<WalletField name="to" wallets={wallets} />}
          swapLabel={t('transfer.swap')}
          onSwap={swap}
          disabled={to === ''}
        />
        <FormField<TransferValues, 'amountMinor'> name="amountMinor">
          {(field) => (
            <MoneyInput
              {...field}
              required
              label={t('transfer.amount')}
              {...{ currency, language }}
              allMinor={balanceIn(wallets, from)}
              labels={{ all: t('transfer.all') }}
            />
          )}
        </FormField>
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('transfer.send')}
        </Button>
      </Form>
    </Section>
  );
};

const WalletField = ({ name, wallets }: { name: 'from' | 'to'; wallets: readonly Wallet[] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FormField<TransferValues, typeof name> name={name}>
      {(field) => (
        <Select
          {...field}
          required
          label={t(`transfer.${name}`)}
          placeholder={t('transfer.choose')}
          options={wallets.map((wallet) => ({
            value: wallet.code,
            label: wallet.name ?? t('transfer.main'),
            description: format.money(wallet.balanceMinor),
          }))}
        />
      )}
    </FormField>
  );
};
