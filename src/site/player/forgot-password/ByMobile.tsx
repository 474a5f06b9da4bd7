import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';

import { CodeField } from '../../fields/CodeField.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { MobileField } from '../../fields/MobileField.tsx';
import { NewPasswordInput } from '../../fields/NewPasswordInput.tsx';

import { type ResetByMobileValues, useResetByMobile } from './use-reset-by-mobile.ts';

/** A new password by a code that comes to the phone; whoever sets it is signed in at once. */
export const ByMobile = () => {
  const { t } = useTranslation();
  const { form, phone, sending, general, send } = useResetByMobile();
  return (
    <Form form={form} onSubmit={send} label={t('forgot.byMobile')}>
      <FormErrors form={form} general={general} />
      <MobileField countries={phone.countries} />
      <FormField<ResetByMobileValues, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
      <FormField<ResetByMobileValues, 'newPassword'> name="newPassword">
        {(field) => <NewPasswordInput field={field} />}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('forgot.submitMobile')}
      </Button>
    </Form>
  );
};
