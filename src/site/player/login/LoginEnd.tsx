import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { CaptchaBox } from '../../captcha/CaptchaBox.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { captchaNeededAtom } from './login.state.ts';

/** The fields that both login forms have. */
interface SharedValues {
  captcha: string;
  remember: boolean;
}

export interface LoginEndProps {
  submitting: boolean;
  /** Offers the way to a new password. */
  withForgot?: boolean | undefined;
}

/** How both login forms end: the captcha when it is asked for, remember me, the button, and the way to a new password. */
export const LoginEnd = ({ submitting, withForgot = false }: LoginEndProps) => {
  const { t } = useTranslation();
  const captchaNeeded = useAtomValue(captchaNeededAtom);
  const openPopup = useOpenPopup();
  return (
    <>
      {captchaNeeded && (
        <FormField<SharedValues, 'captcha'> name="captcha">
          {(field) => <CaptchaBox {...field} />}
        </FormField>
      )}
      <Remember />
      <Stack gap="x2">
        <Button type="submit" size="lg" fullWidth loading={submitting}>
          {t('login.submit')}
        </Button>
        {withForgot && (
          <Button variant="ghost" size="sm" fullWidth onPress={() => openPopup('forgotPassword')}>
            {t('login.forgot')}
          </Button>
        )}
      </Stack>
    </>
  );
};

const Remember = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { rememberDays: count } = useSettings().limits;
  return (
    <FormField<SharedValues, 'remember'> name="remember">
      {(field) => (
        <Checkbox {...field} label={t('login.remember', { count, days: format.number(count) })} />
      )}
    </FormField>
  );
};
