import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FieldValues, Path, UseFormReturn } from '#components/Form/form-state.ts';

import type { Refused } from '../../client/outcome.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { noteRemembered } from '../../session/remembered-device.ts';
import { useAfterSignIn } from '../../games/use-after-sign-in.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { lockedMinutes, logInAtom, type LoginAttempt } from './login.state.ts';
import { readChallenge } from './read-challenge.ts';

const LOCKED = ['account_locked', 'code_locked'];

/** How a login form is sent, and what is wrong with it as a whole. */
export interface UsedSendLogin {
  general: string | null;
  /** @param onSignedIn runs when the session is open, before the popup closes */
  send: (attempt: LoginAttempt, onSignedIn?: () => void) => Promise<void>;
}

/**
 * Sends one of the login forms: a success closes the popup, an unregistered address goes on to the
 * extra proof, and a refusal is told where it belongs.
 *
 * @param focus the field to which the cursor returns after a refusal of the whole form
 * @param fieldOf the field under which a refusal belongs
 */
export const useSendLogin = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  focus: Path<Values>,
  fieldOf: Readonly<Record<string, Path<Values>>>,
): UsedSendLogin => {
  const { t } = useTranslation();
  const { rememberDays } = useSettings().limits;
  const logIn = useSetAtom(logInAtom);
  const openPopup = useOpenPopup();
  const afterSignIn = useAfterSignIn();
  const showRefused = useShowRefused();
  const [general, setGeneral] = useState<string | null>(null);

  const showRefusal = (refused: Refused) => {
    // Accepted once only; both forms have it, though not always in sight.
    form.resetField('captcha' as Path<Values>);
    const isLocked = LOCKED.includes(refused.refusal);
    const text = isLocked
      ? t('login.lockedFor', { count: lockedMinutes(refused.details) })
      : showRefused(form, refused, fieldOf);
    setGeneral(text);
    if (text !== null) form.setFocus(focus);
  };

  const send = async (attempt: LoginAttempt, onSignedIn?: () => void) => {
    setGeneral(null);
    const result = await logIn(attempt);
    if (!result) return;
    const challenge = result.ok ? null : readChallenge(result.details);
    if (challenge) return openPopup('verifyLogin', { challenge, remember: attempt.remember });
    if (!result.ok) return showRefusal(result);
    if (attempt.remember) noteRemembered(rememberDays);
    onSignedIn?.();
    afterSignIn(result);
  };
  return { general, send };
};
