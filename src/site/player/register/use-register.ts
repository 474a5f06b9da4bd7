import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import type { UseFormReturn } from '#components/Form/form-state.ts';
import type { RegisterField, RegisterRules } from '#domain/register-fields.ts';
import { type RegisterVariant, rulesOf } from '#domain/register-variants.ts';

import { captchaIdAtom, loadCaptchaAtom } from '../../captcha/captcha.state.ts';
import type { UsedPhone } from '../../fields/use-phone.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import { type RegisterValues, shownFields } from './register-fields.ts';
import { registerAtom, registerRulesQuery } from './register.state.ts';
import { toRegisterUser } from './to-register-user.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pushToast } from '#components/Toast/push-toast.ts';
import {
  forgetInvitation,
  currentInvitation,
  type Invitation,
  isInvited,
} from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import type { Refused } from '../../client/outcome.ts';
import { CODE_FIELD } from '../../fields/use-send-code.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';

/** The invitation with which the form was opened, and what becomes of it. */
interface UsedInvitation {
  invitation: Invitation;
  isInvited: boolean;
  /** The platform has refused the code: a dialog says so. */
  codeRefused: boolean;
  refuseCode: () => void;
  /** @param drop goes on without the code */
  closeCodeRefused: (drop: boolean) => void;
}

const NO_INVITATION: Invitation = { affiliateCode: '', subId: '', referralCode: '' };

/** The invitation of the address, or of an earlier one of this session. */
const useInvitation = (): UsedInvitation => {
  const [invitation, setInvitation] = useState(() => currentInvitation(location.search));
  const [codeRefused, setCodeRefused] = useState(false);
  return {
    invitation,
    isInvited: isInvited(invitation),
    codeRefused,
    refuseCode: () => setCodeRefused(true),
    closeCodeRefused: (drop) => {
      setCodeRefused(false);
      if (!drop) return;
      forgetInvitation();
      setInvitation(NO_INVITATION);
    },
  };
};

/** The fields under which some refusals are told. */
const FIELD_OF = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  captcha_wrong: 'captcha',
  ...CODE_FIELD,
} as const;

/** Puts a refusal where it belongs: under its field, into the code's dialog, or above the form. */
const useRefusalToast = (
  form: UseFormReturn<RegisterValues>,
  setGeneral: (text: string | null) => void,
  refuseCode: () => void,
): ((refused: Refused) => void) => {
  const showRefused = useShowRefused();
  return (refused) => {
    if (refused.refusal === 'invitation_code_error') return refuseCode();
    setGeneral(showRefused(form, refused, FIELD_OF));
  };
};

const NOTHING = {};

/**
 * How one form's fields are checked: as the settings have it, until the platform tells how it is
 * now (a merchant may have changed it since this page was built).
 */
const useRegisterRules = (variant: RegisterVariant): RegisterRules => {
  const { registerFields, flags } = useSettings();
  const told = useRemoteQuery(registerRulesQuery, NOTHING).value;
  return rulesOf(variant, told ?? registerFields, flags);
};

/** Everything that one form of the registration popup shows and does. */
export interface UsedRegister {
  form: UseFormReturn<RegisterValues>;
  rules: RegisterRules;
  fields: RegisterField[];
  phone: UsedPhone;
  /** Who invited, and whether the code was refused. */
  invited: UsedInvitation;
  /** What is wrong with the form as a whole. */
  general: string | null;
  send: (values: RegisterValues) => Promise<void>;
  clear: () => void;
}

/** Everything behind one form of the registration popup. */
export const useRegister = (variant: RegisterVariant): UsedRegister => {
  const rules = useRegisterRules(variant);
  const invited = useInvitation();
  const [general, setGeneral] = useState<string | null>(null);
  const fields = shownFields(rules, { invited: invited.isInvited });
  const { form, phone, clear } = useRegisterForm(rules, fields);
  const captchaId = useAtomValue(captchaIdAtom);
  const loadCaptcha = useSetAtom(loadCaptchaAtom);
  const register = useSetAtom(registerAtom);
  const language = useLanguage();
  const finish = useFinish();
  const showRefusal = useRefusalToast(form, setGeneral, invited.refuseCode);
  const renewCaptcha = () => {
    form.resetField('captcha');
    if (fields.includes('captcha')) void loadCaptcha();
  };

  const send = async (values: RegisterValues) => {
    setGeneral(null);
    const user = toRegisterUser(values, {
      rules,
      fields,
      invitation: invited.invitation,
      captchaId,
      language,
      dialingCode: phone.toCall(values.mobileNum).countryDialingCode,
      domain: location.hostname,
      registerUrl: location.href,
    });
    const result = await register(user, variant);
    if (!result) return;
    if (result.ok) return finish(user.username ?? values.mobileNum.number, result.signedIn);
    renewCaptcha();
    showRefusal(result);
  };
  return {
    form,
    rules,
    fields,
    phone,
    invited,
    general,
    send,
    clear: () => {
      setGeneral(null);
      clear();
      renewCaptcha();
    },
  };
};

/** What follows an opened account: a greeting, and home; without a session, the login popup. */
const useFinish = (): ((name: string, signedIn: boolean) => void) => {
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
