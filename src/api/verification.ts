import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment, withDefault } from './fields.ts';

/**
 * Why a code is not sent. `too_many_codes` carries `details.retryAfterSeconds`; `slider_required`
 * is answered where the merchant's setting `security.sliderOnSms` is on and no valid `sliderToken`
 * was sent.
 */
export const sendRefusals = ['slider_required', 'too_many_codes', 'sms_country_closed'] as const;

/**
 * Why a code is not accepted. A code that is wrong, used already or of another account is
 * `code_wrong`; after several wrong ones none is accepted for a while: `code_locked` with
 * `details.retryAfterSeconds`.
 */
export const codeRefusals = ['code_wrong', 'code_expired', 'code_locked'] as const;

/** A six-digit code as a person typed it. */
export const typedCode = z.string().check(z.trim(), z.maxLength(255));

/** The token of a passed slider; valid once, for the call that requires it. */
export const sliderToken = z.optional(z.string().check(z.maxLength(64)));

/** A mobile number as typed, and its country's dialing code. */
export const mobileFields = {
  mobileNum: formText(32),
  countryDialingCode: z.optional(formText(8)),
};

/** The response to sending a code; the same whether or not a code was sent. */
export const sentCode = z.object({
  /** How long the code is valid and the send button stays disabled. */
  expiredMinutes: z.int(),
});

/** Sends a sign-in code by SMS; the response is the same for numbers without an account. */
export const sendLoginCode = endpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'any',
  summary: 'Send a sign-in code by SMS',
  perMinute: 10,
  body: z.object({ ...mobileFields, sliderToken }),
  value: sentCode,
  refusals: [...sendRefusals, 'sms_login_closed'],
});

/** Sends a code that verifies a mobile number during registration. */
export const sendRegisterCode = endpoint({
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'any',
  summary: 'Send a registration code by SMS',
  perMinute: 10,
  body: z.object({
    mobileNo: formText(32),
    countryDialingCode: z.optional(formText(8)),
    sliderToken,
    /** The registration form in use: by username or by mobile number. */
    variant: withDefault(z.enum(['username', 'mobile']), 'username'),
  }),
  value: sentCode,
  refusals: [...sendRefusals, 'registration_closed'],
});

/** Begins a slider verification; it can be answered once. */
export const createSlider = endpoint({
  name: 'createSlider',
  method: 'GET',
  path: '/wps/verification/slider',
  access: 'any',
  summary: 'Begin a slider verification',
  perMinute: 40,
  value: z.object({ sliderId: z.string(), expiresAt: moment }),
  refusals: [],
});

const trackPoint = z.object({
  /** Position on the track, from 0 to 1. */
  share: z.number().check(z.gte(0), z.lte(1)),
  offsetPx: z.number().check(z.gte(-5000), z.lte(5000)),
  atMs: z.number().check(z.gte(0), z.lte(600_000)),
});

/**
 * Checks how the slider was moved and returns a token for the next call.
 *
 * Without a drag (by keyboard, or by the button beside the slider) a limited number succeeds per IP
 * address; then a captcha is required, with `details.captcha` true.
 */
export const checkSlider = endpoint({
  name: 'checkSlider',
  method: 'POST',
  path: '/wps/verification/slider',
  access: 'any',
  summary: 'Answer a slider verification',
  perMinute: 40,
  body: z.object({
    sliderId: z.string().check(z.maxLength(64)),
    method: z.enum(['drag', 'keyboard', 'button']),
    track: z.array(trackPoint).check(z.maxLength(201)),
    durationMs: z.number().check(z.gte(0), z.lte(600_000)),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    captcha: z.optional(z.string().check(z.trim(), z.maxLength(16))),
  }),
  value: z.object({ sliderToken: z.string(), expiresAt: moment }),
  refusals: ['slider_failed', 'captcha_required', 'captcha_wrong'],
});
