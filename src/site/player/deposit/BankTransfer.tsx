import { useTranslation } from 'react-i18next';

import { type DepositView, reportDepositSent } from '#api/deposits.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { minorDigits } from '#domain/minor-digits.ts';

import { DepositPlate } from './DepositPlate.tsx';
import type { DepositPartProps } from './deposit-part.ts';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { useCall } from '../../client/call.state.ts';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface SentValues {
  payerName: string;
}

/** The member says that the bank transfer is on its way, and from whose account. */
const SentForm = ({ deposit: { id }, onChange }: DepositPartProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const { form, general, busy, send } = useCallForm<SentValues, DepositView>({
    defaultValues: { payerName: '' },
    check: ({ payerName }): Record<string, string> =>
      payerName.trim() === '' ? { payerName: t('fieldRules.required') } : {},
    call: ({ payerName }) => call(reportDepositSent, { id, payerName: payerName.trim(), language }),
    onDone: onChange,
  });
  return (
    <Form form={form} onSubmit={send} label={t('deposit.sentForm')}>
      <FormErrors form={form} general={general} />
      <FormField<SentValues, 'payerName'> name="payerName">
        {(field) => (
          <TextInput
            {...field}
            required
            label={t('deposit.payerName')}
            hint={t('deposit.payerHint')}
            autoComplete="name"
          />
        )}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('deposit.iHaveSent')}
      </Button>
    </Form>
  );
};

/** A bank transfer: where to, how much, with which message; then the member says that it is sent. */
export const BankTransfer = ({ deposit, onChange }: DepositPartProps) => {
  const { t } = useTranslation();
  const isSent = deposit.sentAt !== null;
  return (
    <DepositPlate deposit={deposit} runs={!isSent} onEnd={() => void onChange()}>
      {isSent ? (
        <Banner tone="info" title={t('deposit.sentTitle')}>
          {t('deposit.sentText')}
        </Banner>
      ) : (
        <>
          <Banner tone="warning" title={t('deposit.exactTitle')}>
            {t('deposit.exactText')}
          </Banner>
          <BankLines deposit={deposit} />
          <SentForm deposit={deposit} onChange={onChange} />
        </>
      )}
    </DepositPlate>
  );
};

const BankLines = ({ deposit }: { deposit: DepositView }) => {
  const { t } = useTranslation();
  const labels = {
    copy: t('money.copy'),
    copied: t('money.copied'),
    failed: t('money.copyFailed'),
  };
  return (
    <Grid min="15rem" gap="x4">
      {deposit.bankLines.map(({ kind, value }) => (
        <CopyField key={kind} label={t(`deposit.lines.${kind}`)} {...{ value, labels }} />
      ))}
      <CopyField label={t('deposit.exactAmount')} value={plainAmount(deposit)} labels={labels} />
      <CopyField label={t('deposit.message')} value={deposit.reference} labels={labels} />
    </Grid>
  );
};

/** An amount as banks' forms take it: figures and a point, without groups and sign. */
const plainAmount = ({ amountMinor, currency }: DepositView): string => {
  const digits = minorDigits(currency);
  if (digits === 0) return String(amountMinor);
  const figures = String(amountMinor).padStart(digits + 1, '0');
  return `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
};
