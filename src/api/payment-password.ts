import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { proof, proofRefusals } from './proof.ts';
import { typedCode } from './verification.ts';

const digits = z.string().check(z.maxLength(64));

/**
 * Refusals of every call that requires the payment password. A wrong one is refused with
 * `details.triesLeft`; a locked one is replaced with `resetPaymentPassword`.
 */
export const paymentPasswordRefusals = [
  'payment_password_required',
  'payment_password_wrong',
  'payment_password_locked',
] as const;

/** Sets the payment password of an account that has none. */
export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/payment-password',
  access: 'member',
  encrypted: true,
  summary: 'Set the payment password',
  perMinute: 20,
  body: z.object({ paymentPassword: digits, confirmPaymentPassword: digits, ...proof }),
  value: z.object({}),
  refusals: [...proofRefusals, 'payment_password_set'],
});

/** Replaces the payment password; wrong old ones count towards its lock, as in every other call. */
export const changePaymentPassword = endpoint({
  name: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/member/payment-password/change',
  access: 'member',
  encrypted: true,
  summary: 'Change the payment password',
  perMinute: 20,
  body: z.object({
    oldPaymentPassword: digits,
    paymentPassword: digits,
    confirmPaymentPassword: digits,
  }),
  value: z.object({}),
  refusals: paymentPasswordRefusals,
});

/**
 * Sets a new payment password where the old one is forgotten or locked: with a code of
 * `sendOwnCode` (purpose `paymentPassword`) and, where the account has one, the login password.
 */
export const resetPaymentPassword = endpoint({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/payment-password/reset',
  access: 'member',
  encrypted: true,
  summary: 'Set a new payment password with a code',
  perMinute: 20,
  body: z.object({
    verificationCode: typedCode,
    password: proof.password,
    paymentPassword: digits,
    confirmPaymentPassword: digits,
  }),
  value: z.object({}),
  refusals: proofRefusals,
});
