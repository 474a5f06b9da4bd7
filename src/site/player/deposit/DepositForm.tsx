import { useTranslation } from 'react-i18next';

import { type DepositChannel, createDeposit, type DepositView } from '#api/deposits.ts';
import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import { ChannelChoice } from './ChannelChoice.tsx';
import { type DepositValues, depositErrors } from './deposit.state.ts';
import { useNavigate } from 'react-router-dom';
import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Money } from '#components/Money/Money.tsx';
import { depositFeeMinor } from '#domain/deposit-fee.ts';
import { useFeeText } from './use-fee-text.ts';

interface DepositSummaryProps {
  channel: DepositChannel;
  currency: string;
  /** Null while none is entered. */
  amountMinor: number | null;
}

/** What is paid, what it costs, and what arrives. */
const DepositSummary = ({ channel, currency, amountMinor }: DepositSummaryProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const payMinor = amountMinor ?? 0;
  const feeMinor = depositFeeMinor(payMinor, channel);
  const feeText = useFeeText(currency);
  const money = (minor: number) => <Money {...{ minor, currency, language }} />;
  return (
    <DescriptionList
      items={[
        { id: 'pay', term: t('deposit.youPay'), value: money(payMinor) },
        {
          id: 'fee',
          term: t('deposit.fee'),
          // Before an amount is entered the rule itself is told.
          value: payMinor === 0 || feeMinor === 0 ? feeText(channel) : money(feeMinor),
        },
        {
          id: 'credit',
          term: t('deposit.youGet'),
          value: <strong>{money(Math.max(0, payMinor - feeMinor))}</strong>,
        },
      ]}
    />
  );
};

/** Everything behind the form of a new deposit; once started, its own address is opened. */
const useDepositForm = (channels: readonly DepositChannel[]): CallForm<DepositValues> => {
  const language = useLanguage();
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  return useCallForm<DepositValues, DepositView>({
    defaultValues: { channelId: channels[0]?.id ?? '', amountMinor: null },
    check: (values) => errorTexts(depositErrors(values, channels)),
    call: ({ channelId, amountMinor }) =>
      sendOnce(createDeposit, { channelId, amountMinor: amountMinor ?? 0, language }),
    onDone: ({ id }) => void navigate(`/depositv2?deposit=${id}`),
  });
};

export interface DepositFormProps {
  /** At least one. */
  channels: readonly DepositChannel[];
  currency: string;
}

/** How, and how much; beside it what it will cost. */
export const DepositForm = ({ channels, currency }: DepositFormProps) => {
  const { t } = useTranslation();
  const { form, general, busy, send } = useDepositForm(channels);
  const { channelId, amountMinor } = form.watch();
  const channel = channels.find(({ id }) => id === channelId);
  return (
    <Form form={form} onSubmit={send} label={t('deposit.title')}>
      <FormErrors form={form} general={general} />
      <Columns gap="x6">
        <Section level={2} title={t('deposit.channel')}>
          <FormField<DepositValues, 'channelId'> name="channelId">
            {({ onChange }) => (
              <ChannelChoice
                channels={channels}
                currency={currency}
                chosen={channelId}
                onChoose={onChange}
              />
            )}
          </FormField>
        </Section>
        <Section level={2} title={t('deposit.howMuch')}>
          <Surface level="raised">
            <Stack gap="x5">
              {channel && <AmountField channel={channel} currency={currency} />}
              {channel && <DepositSummary {...{ channel, currency, amountMinor }} />}
              <Button type="submit" size="lg" fullWidth loading={busy}>
                {t(channel?.provider === 'bank' ? 'deposit.toBank' : 'deposit.toPay')}
              </Button>
            </Stack>
          </Surface>
        </Section>
      </Columns>
    </Form>
  );
};

const AmountField = ({ channel, currency }: { channel: DepositChannel; currency: string }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { minimumMinor, maximumMinor, quickAmountsMinor } = channel;
  return (
    <FormField<DepositValues, 'amountMinor'> name="amountMinor">
      {(field) => (
        <MoneyInput
          {...field}
          required
          label={t('deposit.amount')}
          hint={t('common.range', {
            min: format.money(minimumMinor, currency),
            max: format.money(maximumMinor, currency),
          })}
          {...{ currency, language }}
          minMinor={minimumMinor}
          maxMinor={maximumMinor}
          quickMinor={quickAmountsMinor}
          labels={{
            quick: t('deposit.quick'),
            tooLow: (least) => t('money.atLeast', { least }),
            tooHigh: (most) => t('money.atMost', { most }),
          }}
        />
      )}
    </FormField>
  );
};
