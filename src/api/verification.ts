import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment, withDefault } from './fields.ts';

/**
 * Why a code is not sent. `too_many_codes` carries `details.retryAfterSeconds`; `slider_required`
 * comes where the merchant's setting `security.sliderOnSms` is on and no good `sliderToken` came.
 */
export const sendRefusals = ['slider_required', 'too_many_codes', 'sms_country_closed'] as const;

/**
 * Why a code is not taken. A code that is wrong, used up or another's is `code_wrong`; after some
 * wrong ones nothing is taken for a while: `code_locked` with `details.retryAfterSeconds`.
 */
export const codeRefusals = ['code_wrong', 'code_expired', 'code_locked'] as const;

/** A code of the form that people type, of six digits. */
export const typedCode = z.string().check(z.trim(), z.maxLength(255));

/** What a slider that was passed answers; good once, with the call that it protects. */
export const sliderToken = z.optional(z.string().check(z.maxLength(64)));

/** A mobile number as it is typed, and its country's dialling code. */
export const mobileFields = {
  mobileNum: formText(32),
  countryDialingCode: z.optional(formText(8)),
};

/** What is known after a code was sent, or might have been: the answer is always the same. */
export const sentCode = z.object({
  /** How long the code is good, and the send button waits. */
  expiredMinutes: z.int(),
});

/** Sends a code with which a member signs in by mobile number. A number of nobody is answered alike. */
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

/** Sends a code that proves a mobile number while an account is opened. */
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
    /** Which form asks: the one by username or the one by mobile number. */
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
  /** How far along the way, from 0 to 1. */
  share: z.number().check(z.gte(0), z.lte(1)),
  offsetPx: z.number().check(z.gte(-5000), z.lte(5000)),
  atMs: z.number().check(z.gte(0), z.lte(600_000)),
});

/**
 * Judges how the slider was moved and answers a pass for the next call.
 *
 * Without a movement (by keyboard, or by the button beside the slider) some are let through from an
 * address; then a captcha is asked for, with `details.captcha` true.
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
