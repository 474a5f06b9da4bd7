import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText } from './fields.ts';
import { proof, proofRefusals } from './proof.ts';

/** Codes to write down, each good once instead of the authenticator's. Shown only now. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const ownRefusals = ['authenticator_missing', 'code_wrong', 'code_locked'] as const;

/** Makes a secret for an authenticator app; it counts only after `confirmAuthenticator`. */
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
    /** Base32, for whoever types it. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: z.string(),
  }),
  refusals: [...proofRefusals, 'authenticator_set'],
});

/** Proves that the app shows the right codes; from now on the account has an authenticator. */
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

/** Replaces the recovery codes, with a code of the app or a recovery code; the older ones are worth nothing then. */
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

/** Removes the authenticator with one of its codes or a recovery code. */
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
