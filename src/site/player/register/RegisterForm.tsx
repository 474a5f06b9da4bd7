import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { invitationCode } from '../../invitation/invitation.ts';

import { Consents } from './Consents.tsx';
import { InvitationRefused } from './InvitationRefused.tsx';
import { RegisterFieldInput } from './RegisterFieldInput.tsx';
import { useRegister } from './use-register.ts';

/** The registration form: the merchant's fields, the consents, submit and reset. */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const register = useRegister();
  const { form, fields, countries, general, invited } = register;
  const code = invitationCode(invited.invitation);
  return (
    <Form form={form} onSubmit={register.send} label={t('register.title')}>
      {code !== '' && <Banner tone="success">{t('register.affiliateFromUrl', { code })}</Banner>}
      <FormErrors
        form={form}
        general={general}
        labelOf={(name) => {
          const field = fields.find((each) => each === name);
          return field && t(`fields.${field}`);
        }}
      />
      {/* One column: hints and errors of neighbours would push a row out of line. */}
      <Stack gap="x4">
        {fields.map((name) => (
          <RegisterFieldInput key={name} name={name} countries={countries} />
        ))}
      </Stack>
      <Consents />
      <Columns layout="fit" gap="x2">
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('register.submit')}
        </Button>
        <Button
          variant="ghost"
          size="lg"
          isDisabled={form.formState.isSubmitting}
          onPress={register.clear}
        >
          {t('register.reset')}
        </Button>
      </Columns>
      <InvitationRefused
        open={invited.codeRefused}
        code={code}
        onClose={invited.closeCodeRefused}
      />
    </Form>
  );
};
