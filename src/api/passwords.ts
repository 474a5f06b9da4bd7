import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText } from './fields.ts';
import { openedSession } from './session.ts';
import {
  codeRefusals,
  mobileFields,
  sendRefusals,
  sentCode,
  sliderToken,
  typedCode,
} from './verification.ts';

const password = z.string().check(z.maxLength(256));

/** A code was sent to the account's own number or address. */
export const sentOwnCode = z.object({
  channel: z.enum(['mobile', 'email']),
  /** The number or address, masked. */
  sentTo: z.string(),
  expiredMinutes: z.int(),
});

/** The session after a password reset; null when signing in requires further verification. */
const maybeSession = z.object({ session: z.nullable(openedSession) });

/**
 * Sends a single-use link to the e-mail address of an account. The response is the same, in content
 * and timing, whether or not username and address match. Form-encoded bodies are accepted, too.
 */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'any',
  summary: 'Send a link to set a new password by e-mail',
  perMinute: 10,
  body: z.object({
    username: formText(64),
    email: formText(255),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    captcha: z.optional(formText(16)),
    language: z.optional(formText(16)),
  }),
  value: z.object({ message: z.literal('in_been_out'), expiredMinutes: z.int() }),
  refusals: ['captcha_required', 'captcha_wrong'],
});

/** Sets a new password with the token of the link, which is in the fragment of its URL. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/wps/member/password/reset',
  access: 'any',
  encrypted: true,
  summary: 'Set a new password with the token of an e-mail',
  perMinute: 10,
  body: z.object({
    token: z.string().check(z.minLength(20), z.maxLength(128)),
    newPassword: password,
    confirmNewPassword: password,
  }),
  value: maybeSession,
  refusals: ['link_invalid'],
});

/** Sends a password reset code by SMS; the response is the same for numbers without an account. */
export const sendPasswordCode = endpoint({
  name: 'sendPasswordCode',
  method: 'POST',
  path: '/wps/verification/sms/password',
  access: 'any',
  summary: 'Send a code by SMS to set a new password',
  perMinute: 10,
  body: z.object({
    ...mobileFields,
    sliderToken,
    language: z.optional(formText(16)),
  }),
  value: sentCode,
  refusals: sendRefusals,
});

/** Sets a new password with a code of `sendPasswordCode` and signs in. */
export const resetPasswordByMobile = endpoint({
  name: 'resetPasswordByMobile',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'any',
  encrypted: true,
  summary: 'Set a new password with a code sent by SMS',
  perMinute: 10,
  body: z.object({
    ...mobileFields,
    verificationCode: typedCode,
    newPassword: password,
  }),
  value: maybeSession,
  refusals: codeRefusals,
});

/** Sends the code that a change of password requires to the account's own number or address. */
export const sendChangePasswordCode = endpoint({
  name: 'sendChangePasswordCode',
  method: 'POST',
  path: '/wps/verification/password/change',
  access: 'member',
  whileExpired: true,
  summary: 'Send the code that a change of password asks for',
  perMinute: 10,
  body: z.object({ channel: z.optional(z.enum(['mobile', 'email'])) }),
  value: sentOwnCode,
  refusals: ['contact_required', 'too_many_codes'],
});
