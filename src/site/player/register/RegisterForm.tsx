import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { RegisterVariant } from '#domain/register-variants.ts';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { invitationCode } from '../../invitation/invitation.ts';

import { Consents } from './Consents.tsx';
import { InvitationRefused } from './InvitationRefused.tsx';
import { RegisterCode } from './RegisterCode.tsx';
import { RegisterFieldInput } from './RegisterFieldInput.tsx';
import { RegisterProviders } from './RegisterProviders.tsx';
import { useRegister } from './use-register.ts';

/** One registration form: the merchant's fields, the consents, submit and reset. */
export const RegisterForm = ({ variant }: { variant: RegisterVariant }) => {
  const { t } = useTranslation();
  const register = useRegister(variant);
  const { form, rules, fields, phone, general, invited } = register;
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
        {fields.map((name) =>
          name === 'verificationCode' ? (
            <RegisterCode key={name} {...{ form, phone, variant }} />
          ) : (
            <RegisterFieldInput
              key={name}
              name={name}
              rule={rules[name]}
              countries={phone.countries}
            />
          ),
        )}
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
      <RegisterProviders form={form} invitation={invited.invitation} />
      <InvitationRefused
        open={invited.codeRefused}
        code={code}
        onClose={invited.closeCodeRefused}
      />
    </Form>
  );
};
