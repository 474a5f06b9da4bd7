import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Divider } from '#components/Divider/Divider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { ProviderLinks } from '../../sign-in-ways/ProviderLinks.tsx';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { PASSKEY_CANCELLED, passkeyLoginAtom } from '../../passkeys/passkey-login.state.ts';
import { useAfterSignIn } from '../../games/use-after-sign-in.ts';
import { playFreeAtom, type SignInResult } from './login.state.ts';

type Way = 'passkey' | 'freePlay';

/** The ways in that need no form. */
interface UsedOtherWays {
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
const useOtherWays = (): UsedOtherWays => {
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

/** The ways in beside the forms: a passkey, accounts elsewhere, free play; what the brand has. */
export const OtherWays = () => {
  const { t } = useTranslation();
  const { flags, signIn } = useSettings();
  const { hasPasskeys, busy, wrong, byPasskey, playFree } = useOtherWays();
  if (!hasPasskeys && signIn.providers.length === 0 && !flags.FREEPLAY3) return null;
  return (
    <Stack gap="x2">
      <Divider label={t('login.or')} />
      {wrong && <Banner tone="danger">{wrong}</Banner>}
      {hasPasskeys && (
        <Button
          variant="secondary"
          fullWidth
          icon="key"
          loading={busy === 'passkey'}
          onPress={byPasskey}
        >
          {t('login.byPasskey')}
        </Button>
      )}
      {signIn.providers.length > 0 && <ProviderLinks />}
      {flags.FREEPLAY3 && (
        <Button
          variant="ghost"
          fullWidth
          icon="play"
          loading={busy === 'freePlay'}
          onPress={playFree}
        >
          {t('login.freePlay')}
        </Button>
      )}
    </Stack>
  );
};
