import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { PASSKEY_CANCELLED, passkeyLoginAtom } from '../../passkeys/passkey-login.state.ts';
import { useAfterSignIn } from '../../games/use-after-sign-in.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { playFreeAtom, type SignInResult } from './login.state.ts';

type Way = 'passkey' | 'freePlay';

/** The ways in that need no form. */
export interface UsedOtherWays {
  /** The brand takes passkeys, and this browser knows them. */
  hasPasskeys: boolean;
  /** Which of them is being tried. */
  busy: Way | null;
  /** Why the last try came to nothing. */
  wrong: string | null;
  byPasskey: () => void;
  playFree: () => void;
}

/** Everything behind the ways in beside the login forms. */
export const useOtherWays = (): UsedOtherWays => {
  const { t } = useTranslation();
  const { signIn } = useSettings();
  const [busy, setBusy] = useState<Way | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const passkeyLogin = useSetAtom(passkeyLoginAtom);
  const freePlay = useSetAtom(playFreeAtom);
  const afterSignIn = useAfterSignIn();
  const refusalText = useRefusalText();

  const attempt = async (way: Way, run: () => Promise<SignInResult>, greeting?: string) => {
    setWrong(null);
    setBusy(way);
    const result = await run();
    setBusy(null);
    if (result.ok) return afterSignIn(result, greeting);
    const cancelled = result.refusal === PASSKEY_CANCELLED;
    setWrong(cancelled ? t('login.passkeyCancelled') : refusalText(result.refusal));
  };
  return {
    hasPasskeys: signIn.passkeys && 'PublicKeyCredential' in globalThis,
    busy,
    wrong,
    byPasskey: () => void attempt('passkey', passkeyLogin),
    playFree: () => void attempt('freePlay', freePlay, t('login.freePlayStarted')),
  };
};
