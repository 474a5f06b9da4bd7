import { atom } from 'jotai';

import { passkeyLogin, passkeyLoginOptions } from '#api/passkeys.ts';

import { callAtom } from '../client/call.state.ts';
import { refused, type Refused } from '../client/outcome.ts';
import { type SignedIn, signInAtom } from '../session/sign-in.state.ts';

/** The refusal of the person or the browser: no passkey was chosen, or in time. */
export const PASSKEY_CANCELLED = 'passkey_cancelled';

/**
 * Signs in with a passkey: the platform names a challenge, the browser lets the member answer it,
 * and the platform judges the answer.
 */
export const passkeyLoginAtom = atom(
  null,
  async (get, set): Promise<({ ok: true } & SignedIn) | Refused> => {
    const call = get(callAtom);
    const begun = await call(passkeyLoginOptions, {});
    if (!begun.ok) return begun;
    const { challengeId, options } = begun.value;
    const credential = await chooseCredential(options);
    if (!credential) return refused(PASSKEY_CANCELLED);
    const outcome = await call(passkeyLogin, { challengeId, credential });
    if (!outcome.ok) return outcome;
    return { ok: true, ...(await set(signInAtom, outcome.value)) };
  },
);

/** What the browser's own dialog gives; null when it was closed or nothing fits. */
const chooseCredential = async (
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | null> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    // The platform's library made them for this very function.
    return { ...(await startAuthentication({ optionsJSON: options as unknown as Options })) };
  } catch {
    return null;
  }
};
