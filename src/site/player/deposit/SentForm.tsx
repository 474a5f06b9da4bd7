import { useTranslation } from 'react-i18next';

import { type DepositView, reportDepositSent } from '#api/deposits.ts';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { useCall } from '../../client/call.state.ts';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import type { DepositPartProps } from './deposit-part.ts';

interface SentValues {
  payerName: string;
}

/** The member says that the bank transfer is on its way, and from whose account. */
export const SentForm = ({ deposit: { id }, onChange }: DepositPartProps) => {
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
