import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sentOwnCode } from './passwords.ts';
import { codeRefusals, typedCode } from './verification.ts';

/**
 * Proves that it is still the member who sits there: the login password, or a code of
 * `sendOwnCode` where the account has no password. `proof_required` says in `details.kinds` which
 * of `password` and `code` will do.
 */
export const proof = {
  password: z.optional(z.string().check(z.maxLength(256))),
  ownCode: z.optional(typedCode),
};

/** What can stand against a proof. */
export const proofRefusals = [
  'proof_required',
  'in_incorrect_password',
  'account_locked',
  ...codeRefusals,
] as const;

/** What can stand against a code to a number or address that is known. */
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
