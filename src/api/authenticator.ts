import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText } from './fields.ts';
import { proof, proofRefusals } from './proof.ts';

/**
 * Recovery codes, each valid once in place of an authenticator code. Returned only in this
 * response.
 */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const ownRefusals = ['authenticator_missing', 'code_wrong', 'code_locked'] as const;

/** Creates a secret for an authenticator app; it takes effect only after `confirmAuthenticator`. */
export const enrolAuthenticator = endpoint({
  name: 'enrolAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator',
  access: 'member',
  encrypted: true,
  summary: 'Begin to use an authenticator app',
  perMinute: 20,
  body: z.object(proof),
  value: z.object({
    /** Base32, for manual entry. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: z.string(),
  }),
  refusals: [...proofRefusals, 'authenticator_set'],
});

/** Verifies a code of the app and activates the authenticator for the account. */
export const confirmAuthenticator = endpoint({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  access: 'member',
  encrypted: true,
  summary: 'Finish the enrolment of an authenticator app',
  perMinute: 20,
  body: z.object({ code: formText(16) }),
  value: recoveryCodes,
  refusals: [...ownRefusals, 'authenticator_set'],
});

/**
 * Replaces the recovery codes. Requires a code of the app or a recovery code; all earlier recovery
 * codes become invalid.
 */
export const newRecoveryCodes = endpoint({
  name: 'newRecoveryCodes',
  method: 'POST',
  path: '/wps/member/authenticator/recovery',
  access: 'member',
  encrypted: true,
  summary: 'Make new recovery codes',
  perMinute: 20,
  body: z.object({ code: formText(32) }),
  value: recoveryCodes,
  refusals: ownRefusals,
});

/** Removes the authenticator. Requires one of its codes or a recovery code, and a `proof`. */
export const removeAuthenticator = endpoint({
  name: 'removeAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  access: 'member',
  encrypted: true,
  summary: 'Stop using the authenticator app',
  perMinute: 20,
  body: z.object({ code: formText(32), ...proof }),
  value: z.object({}),
  refusals: [...ownRefusals, ...proofRefusals],
});
