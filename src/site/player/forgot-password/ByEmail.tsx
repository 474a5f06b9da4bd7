import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { CaptchaBox } from '../../captcha/CaptchaBox.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';

import type { LinkValues } from './forgot-password.state.ts';
import { useSendLink } from './use-send-link.ts';

/** Asks for a link by e-mail; afterwards says that one may be on its way, whoever asked. */
export const ByEmail = () => {
  const { t } = useTranslation();
  const { form, captchaNeeded, general, minutes, send, change } = useSendLink();
  if (minutes !== null) return <Sent minutes={minutes} onChange={change} />;
  return (
    <Form form={form} onSubmit={send} label={t('forgot.byEmail')}>
      <FormErrors form={form} general={general} />
      <FormField<LinkValues, 'username'> name="username">
        {(field) => (
          <TextInput {...field} required label={t('fields.username')} autoComplete="username" />
        )}
      </FormField>
      <FormField<LinkValues, 'email'> name="email">
        {(field) => (
          <TextInput
            {...field}
            required
            type="email"
            inputMode="email"
            label={t('fields.email')}
            hint={t('forgot.emailHint')}
            autoComplete="email"
          />
        )}
      </FormField>
      {captchaNeeded && (
        <FormField<LinkValues, 'captcha'> name="captcha">
          {(field) => <CaptchaBox {...field} />}
        </FormField>
      )}
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('forgot.submitEmail')}
      </Button>
    </Form>
  );
};

const Sent = ({ minutes, onChange }: { minutes: number; onChange: () => void }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div role="status">
      <EmptyState
        icon="mail"
        title={t('forgot.sentTitle')}
        action={
          <Button variant="secondary" onPress={onChange}>
            {t('forgot.again')}
          </Button>
        }
      >
        <Stack gap="x2">
          <p>{t('forgot.sent', { count: minutes, minutes: format.number(minutes) })}</p>
          <p>{t('forgot.sentNothing')}</p>
        </Stack>
      </EmptyState>
    </div>
  );
};
