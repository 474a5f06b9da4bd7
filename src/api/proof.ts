import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sentOwnCode } from './passwords.ts';
import { codeRefusals, typedCode } from './verification.ts';

/**
 * Re-authenticates the member for a sensitive call: by the login password, or by a code of
 * `sendOwnCode` where the account has no password. `proof_required` lists in `details.kinds` which
 * of `password` and `code` are accepted.
 */
export const proof = {
  password: z.optional(z.string().check(z.maxLength(256))),
  ownCode: z.optional(typedCode),
};

/** Refusals of a proof. */
export const proofRefusals = [
  'proof_required',
  'in_incorrect_password',
  'account_locked',
  ...codeRefusals,
] as const;

/** Refusals of sending a code to a known number or address. */
export const sendingRefusals = ['too_many_codes'] as const;

/** Sends a code to the account's own number or address, for one purpose only. */
export const sendOwnCode = endpoint({
  name: 'sendOwnCode',
  method: 'POST',
  path: '/wps/verification/own',
  access: 'member',
  summary: 'Send a code to the account’s own number or address',
  perMinute: 10,
  body: z.object({
    purpose: z.enum(['proof', 'paymentPassword']),
    channel: z.optional(z.enum(['mobile', 'email'])),
  }),
  value: sentOwnCode,
  refusals: ['contact_required', ...sendingRefusals],
});
