import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment } from './fields.ts';
import { proof, proofRefusals } from './proof.ts';
import { openedSession } from './session.ts';

/** JSON of the browser's WebAuthn calls, in the format of `@simplewebauthn/browser`. */
const webauthnJson = z.record(z.string(), z.unknown());

/** Sent back with the browser's response; valid once. */
const challengeId = z.string().check(z.maxLength(64));

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** The passkey is synchronized between the devices of its owner. */
  synced: z.boolean(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});

/** The account's passkeys, newest first. */
export const passkeys = endpoint({
  name: 'passkeys',
  method: 'GET',
  path: '/wps/member/passkeys',
  access: 'member',
  summary: 'The passkeys of the account',
  value: z.object({ passkeys: z.array(passkey), most: z.int() }),
  refusals: [],
});

/** The options for `startRegistration` in the browser; valid once, for five minutes. */
export const passkeyOptions = endpoint({
  name: 'passkeyOptions',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  access: 'member',
  encrypted: true,
  summary: 'Begin to add a passkey',
  perMinute: 20,
  body: z.object(proof),
  value: z.object({ challengeId, options: webauthnJson }),
  refusals: [...proofRefusals, 'passkeys_off', 'passkeys_full'],
});

/** Adds the passkey that the browser has created. */
export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/wps/member/passkeys',
  access: 'member',
  summary: 'Add a passkey',
  perMinute: 20,
  body: z.object({ challengeId, name: formText(60), credential: webauthnJson }),
  value: passkey,
  refusals: ['passkeys_off', 'passkeys_full', 'passkey_invalid', 'passkey_known'],
});

/** Proves the member and removes one passkey; refused when no other way to sign in would be left. */
export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: '/wps/member/passkeys/remove',
  access: 'member',
  encrypted: true,
  summary: 'Remove a passkey',
  perMinute: 20,
  body: z.object({ id: formText(1024).check(z.minLength(1)), ...proof }),
  value: z.object({}),
  refusals: [...proofRefusals, 'last_sign_in'],
});

/**
 * The options for `startAuthentication` in the browser. Takes no account name and so reveals
 * nothing about any account.
 */
export const passkeyLoginOptions = endpoint({
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  access: 'any',
  summary: 'Begin to sign in with a passkey',
  perMinute: 30,
  value: z.object({ challengeId, options: webauthnJson }),
  refusals: ['passkeys_off'],
});

/** Signs in with a passkey; no further code is required. */
export const passkeyLogin = endpoint({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey',
  access: 'any',
  summary: 'Sign in with a passkey',
  perMinute: 30,
  body: z.object({
    challengeId,
    credential: webauthnJson,
    /** The area to sign in to; an account of the other kind is refused. */
    area: z.optional(z.enum(['member', 'agent'])),
  }),
  value: openedSession,
  refusals: ['passkeys_off', 'passkey_invalid', 'account_frozen', 'non_agent', 'non_member'],
  statuses: { passkey_invalid: 401 },
});
