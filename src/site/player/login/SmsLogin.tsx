import { useTranslation } from 'react-i18next';

import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';

import { CodeField } from '../../fields/CodeField.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { MobileField } from '../../fields/MobileField.tsx';

import { LoginEnd } from './LoginEnd.tsx';
import { type SmsLoginValues, useSmsLogin } from './use-sms-login.ts';

/** Log in by a code that comes to the mobile number. */
export const SmsLogin = () => {
  const { t } = useTranslation();
  const { form, phone, sending, general, send } = useSmsLogin();
  return (
    <Form form={form} onSubmit={send} label={t('login.bySms')}>
      <FormErrors form={form} general={general} />
      <MobileField countries={phone.countries} />
      <FormField<SmsLoginValues, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
      <LoginEnd submitting={form.formState.isSubmitting} />
    </Form>
  );
};
