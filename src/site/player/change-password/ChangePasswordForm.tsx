import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';

import { Consents } from '../../fields/Consents.tsx';
import { ConfirmPasswordInput } from '../../fields/ConfirmPasswordInput.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { NewPasswordInput } from '../../fields/NewPasswordInput.tsx';
import {
  type ChangePasswordValues,
  type CodeChannel,
  sendChangeCodeAtom,
} from './change-password.state.ts';
import { useChangePassword } from './use-change-password.ts';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { useSendCode } from '../../fields/use-send-code.ts';

/** The code that a change asks for; whoever has confirmed both ways chooses where it goes. */
const ChangeCode = ({ channels }: { channels: readonly CodeChannel[] }) => {
  const { t } = useTranslation();
  const [channel, setChannel] = useState(channels[0]);
  const sendCode = useSetAtom(sendChangeCodeAtom);
  const sending = useSendCode('changePassword', () => sendCode(channel));
  return (
    <>
      {channels.length > 1 && channel && (
        <SegmentedControl
          fullWidth
          label={t('changePassword.codeHint')}
          value={channel}
          onChange={(chosen) => setChannel(channels.find((each) => each === chosen))}
          options={[
            { value: 'mobile', label: t('changePassword.byMobile'), icon: 'phone' },
            { value: 'email', label: t('changePassword.byEmail'), icon: 'mail' },
          ]}
        />
      )}
      <FormField<ChangePasswordValues, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
    </>
  );
};

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
      {asked.consents && <Consents />}
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
