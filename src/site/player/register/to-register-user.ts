import type { RegisterUser } from '#api/member.ts';
import type { RegisterField, RegisterRules } from '#domain/register-fields.ts';

import { type Invitation, invitationCode } from '../../invitation/invitation.ts';

import { enteredTexts } from './register-check.ts';
import type { RegisterValues } from './register-fields.ts';

/** What goes along with the entries. */
export interface RegisterContext {
  rules: RegisterRules;
  fields: readonly RegisterField[];
  invitation: Invitation;
  captchaId: string | undefined;
  /** With its plus sign; undefined when it is not known. */
  dialingCode: string | undefined;
  language: string;
  domain: string;
  registerUrl: string;
}

/** The call's input: what was filled in, who invited, and where the form was. */
export const toRegisterUser = (values: RegisterValues, context: RegisterContext): RegisterUser => {
  const { invitation, captchaId, dialingCode, language, domain, registerUrl } = context;
  const entered = Object.entries(enteredTexts(values, context)).filter(([, text]) => text !== '');
  const texts = Object.fromEntries(entered);
  return {
    ...(invitationCode(invitation) !== '' && { affiliateCode: invitationCode(invitation) }),
    ...(invitation.subId !== '' && { subId: invitation.subId }),
    ...(invitation.referralCode !== '' && { referralCode: invitation.referralCode }),
    ...texts,
    ...(texts.mobileNum && dialingCode && { countryDialingCode: dialingCode }),
    ...(texts.captcha && captchaId && { captchaId }),
    agreed: values.agreeTerms && values.agreePrivacy,
    language,
    domain,
    registerUrl,
    registerMethod: 'WEB',
    login: true,
  };
};
