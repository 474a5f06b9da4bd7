import { atom } from 'jotai';

import type { InputOf } from '#api/endpoint.ts';
import { addPasskey, passkeyOptions, passkeys, removePasskey } from '#api/passkeys.ts';

import { callAtom } from '../client/call.state.ts';
import { refused, type Refused } from '../client/outcome.ts';
import { memberQuery } from '../remote/member-query.ts';

import { PASSKEY_CANCELLED } from './passkey-login.state.ts';

/** The account's passkeys. */
export const passkeysQuery = memberQuery(passkeys);

/** What a new passkey is called, and the proof that it is the member who adds it. */
export interface NewPasskey {
  name: string;
  proof: InputOf<typeof passkeyOptions>;
}

/**
 * Adds a passkey: the platform names a challenge, the browser makes the keys, and the platform
 * keeps the public one.
 */
export const addPasskeyAtom = atom(
  null,
  async (
    get,
    _set,
    { name, proof }: NewPasskey,
  ): Promise<{ ok: true; value: object } | Refused> => {
    const call = get(callAtom);
    const begun = await call(passkeyOptions, proof);
    if (!begun.ok) return begun;
    const { challengeId, options } = begun.value;
    const made = await makeCredential(options);
    if (typeof made === 'string') return refused(made);
    return call(addPasskey, { challengeId, name, credential: made });
  },
);

/** Removes one passkey from the account; the device keeps its half, which opens nothing then. */
export const removePasskeyAtom = atom(null, (get, _set, input: InputOf<typeof removePasskey>) =>
  get(callAtom)(removePasskey, input),
);

/** What the browser's own dialog makes; a refusal when it was closed or the device has one here. */
const makeCredential = async (
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | 'passkey_known' | typeof PASSKEY_CANCELLED> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    // The platform's library made them for this very function.
    return { ...(await startRegistration({ optionsJSON: options as unknown as Options })) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return isKnown ? 'passkey_known' : PASSKEY_CANCELLED;
  }
};
