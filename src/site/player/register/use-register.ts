import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { UseFormReturn } from '#components/Form/form-state.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { showServerErrors } from '#components/Form/show-server-errors.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { captchaIdAtom, loadCaptchaAtom } from '../../captcha/captcha.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import {
  currentInvitation,
  forgetInvitation,
  type Invitation,
  isInvited,
} from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { dialingCodeOf } from './dialling.ts';
import { type RegisterValues, type ShownField, shownFields } from './register-fields.ts';
import { type Country, registerAtom } from './register.state.ts';
import { toRegisterUser } from './to-register-user.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useRegisterRules } from './use-register-rules.ts';

/** Everything that the registration popup shows and does. */
export interface UsedRegister {
  form: UseFormReturn<RegisterValues>;
  fields: ShownField[];
  countries: readonly Country[];
  invitation: Invitation;
  general: string | null;
  /** The invitation code was refused: a dialog says so. */
  codeRefused: boolean;
  closeCodeRefused: (drop: boolean) => void;
  send: (values: RegisterValues) => Promise<void>;
  clear: () => void;
}

const NO_INVITATION: Invitation = { affiliateCode: '', referralCode: '' };

/** Everything behind the registration popup. */
export const useRegister = (): UsedRegister => {
  const rules = useRegisterRules();
  const [invitation, setInvitation] = useState(() => currentInvitation(location.search));
  const [general, setGeneral] = useState<string | null>(null);
  const [codeRefused, setCodeRefused] = useState(false);
  const fields = shownFields(rules, { invited: isInvited(invitation) });
  const { form, countries, clear } = useRegisterForm(rules, fields);
  const captchaId = useAtomValue(captchaIdAtom);
  const loadCaptcha = useSetAtom(loadCaptchaAtom);
  const register = useSetAtom(registerAtom);
  const language = useLanguage();
  const finish = useFinish();
  const showRefusal = useShowRefusal(form, setGeneral, setCodeRefused);
  const renewCaptcha = () => {
    form.resetField('captcha');
    if (fields.includes('captcha')) void loadCaptcha();
  };

  const send = async (values: RegisterValues) => {
    setGeneral(null);
    const result = await register(
      toRegisterUser(values, {
        rules,
        fields,
        invitation,
        captchaId,
        language,
        dialingCode: dialingCodeOf(countries, values.mobileNum.countryCode),
        domain: location.hostname,
        registerUrl: location.href,
      }),
    );
    if (result.ok) return finish(values.username.trim(), result.signedIn);
    renewCaptcha();
    showRefusal(result);
  };
  return {
    form,
    fields,
    countries,
    invitation,
    general,
    codeRefused,
    send,
    closeCodeRefused: (drop) => {
      setCodeRefused(false);
      if (!drop) return;
      forgetInvitation();
      setInvitation(NO_INVITATION);
    },
    clear: () => {
      setGeneral(null);
      clear();
      renewCaptcha();
    },
  };
};

/** What follows an opened account: a greeting, and home; without a session, the login popup. */
const useFinish = (): ((username: string, signedIn: boolean) => void) => {
  const { t } = useTranslation();
  const brand = useSettings().brand.name;
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const navigate = useNavigate();
  return (name, signedIn) => {
    forgetInvitation();
    const title = signedIn ? t('register.success', { brand, name }) : t('register.successNoLogin');
    pushToast({ tone: 'success', title });
    close();
    void navigate('/');
    if (!signedIn) openPopup('login');
  };
};

/** Puts a refusal where it belongs: under its field, into the code's dialog, or above the form. */
const useShowRefusal = (
  form: UseFormReturn<RegisterValues>,
  setGeneral: (text: string) => void,
  setCodeRefused: (refused: boolean) => void,
): ((refused: Refused) => void) => {
  const fieldMessage = useFieldMessage();
  const refusalText = useRefusalText();
  return ({ refusal, fieldErrors = [] }) => {
    const text = refusalText(refusal);
    if (refusal === 'invitation_code_error') return setCodeRefused(true);
    if (refusal === 'username_taken') {
      return form.setError('username', { message: text }, { shouldFocus: true });
    }
    if (refusal === 'captcha_wrong') {
      return form.setError('captcha', { message: text }, { shouldFocus: true });
    }
    const unplaced = showServerErrors(form, fieldErrors, fieldMessage);
    if (unplaced.length > 0 || fieldErrors.length === 0) setGeneral(text);
  };
};
