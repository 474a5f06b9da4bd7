import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';

import { ConfirmPasswordInput } from '../../fields/ConfirmPasswordInput.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { NewPasswordInput } from '../../fields/NewPasswordInput.tsx';

import { ChangeCode } from './ChangeCode.tsx';
import type { ChangePasswordValues } from './change-password.state.ts';
import { useChangePassword } from './use-change-password.ts';

/** The fields in their order; FormErrors names them. */
const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword', 'verificationCode'] as const;

/** The old password where there is one, the new one twice, and a code where one is asked for. */
export const ChangePasswordForm = ({ forced }: { forced: boolean }) => {
  const { t } = useTranslation();
  const { form, asked, general, send } = useChangePassword();
  const hasChannel = asked.channels.length > 0;
  if (asked.code && !hasChannel && !forced) return <NoContact />;
  return (
    <Form form={form} onSubmit={send} label={t('changePassword.title')}>
      <FormErrors
        form={form}
        general={general}
        labelOf={(name) => {
          const field = FIELDS.find((each) => each === name);
          return field && t(`fields.${field}`);
        }}
      />
      {asked.oldPassword && <OldPassword />}
      <FormField<ChangePasswordValues, 'newPassword'> name="newPassword">
        {(field) => <NewPasswordInput field={field} />}
      </FormField>
      <FormField<ChangePasswordValues, 'confirmNewPassword'> name="confirmNewPassword">
        {(field) => <ConfirmPasswordInput field={field} />}
      </FormField>
      {asked.code && hasChannel && <ChangeCode channels={asked.channels} />}
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('changePassword.submit')}
      </Button>
    </Form>
  );
};

const OldPassword = () => {
  const { t } = useTranslation();
  return (
    <FormField<ChangePasswordValues, 'oldPassword'> name="oldPassword">
      {(field) => (
        <PasswordInput
          {...field}
          required
          label={t('fields.oldPassword')}
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
      )}
    </FormField>
  );
};

/** Without a confirmed number or address no code can come: first one has to be bound. */
const NoContact = () => {
  const { t } = useTranslation();
  return (
    <Banner
      tone="warning"
      action={
        <LinkButton href="/securityCenter" variant="secondary" iconEnd="arrowEnd">
          {t('changePassword.toSecurity')}
        </LinkButton>
      }
    >
      {t('changePassword.noContact')}
    </Banner>
  );
};
