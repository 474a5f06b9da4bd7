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

import { type LinkValues, linkCaptchaNeededAtom, sendLinkAtom } from './forgot-password.state.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { checkField } from '#domain/check-field.ts';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useSettings } from '../../settings/use-settings.ts';

const NUMBER = /^\s*\+?\d[\d\s-]{5,}$/;

/** The form of the e-mail tab, and what has come of it. */
interface UsedSendLink {
  form: UseFormReturn<LinkValues>;
  captchaNeeded: boolean;
  general: string | null;
  /** For how many minutes the link holds that may have been sent; null before. */
  minutes: number | null;
  send: (values: LinkValues) => Promise<void>;
  /** Back to the entries. */
  change: () => void;
}

/** Everything behind the e-mail tab of the forgotten password. */
const useSendLink = (): UsedSendLink => {
  const { t } = useTranslation();
  const { registerFields } = useSettings();
  const fieldMessage = useFieldMessage();
  const showRefused = useShowRefused();
  const captchaNeeded = useAtomValue(linkCaptchaNeededAtom);
  const sendLink = useSetAtom(sendLinkAtom);
  const [general, setGeneral] = useState<string | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const form = useForm<LinkValues>({
    defaultValues: { username: '', email: '', captcha: '' },
    resolver: formResolver((values) => {
      const wrong = (['username', 'email'] as const).flatMap((field) => {
        // An account opened by mobile number has that number as its name.
        if (field === 'username' && NUMBER.test(values.username)) return [];
        const rule = { ...registerFields[field], required: true };
        return checkField(field, values[field].trim(), rule) ?? [];
      });
      const lacksCaptcha = captchaNeeded && values.captcha.trim() === '';
      return {
        ...Object.fromEntries(wrong.map((error) => [error.field, fieldMessage(error)])),
        ...(lacksCaptcha && { captcha: t('fieldRules.captchaRequired') }),
      };
    }),
  });

  const send = async (values: LinkValues) => {
    setGeneral(null);
    const result = await sendLink(values);
    if (result.ok) return setMinutes(result.minutes);
    form.resetField('captcha');
    setGeneral(showRefused(form, result, captchaNeeded ? { captcha_wrong: 'captcha' } : {}));
  };
  return { form, captchaNeeded, general, minutes, send, change: () => setMinutes(null) };
};

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
