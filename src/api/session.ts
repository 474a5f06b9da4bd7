import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment, withDefault, yesNo } from './fields.ts';
import { codeRefusals, sentCode, sliderToken, typedCode } from './verification.ts';

/** What a new session starts with. */
export const openedSession = z.object({
  /** Opaque; sent as `Authorization: Bearer`. */
  token: z.string(),
  /** The account's first sign-in: the popup with `execution` F is shown. */
  firstTimeLogin: z.boolean(),
  /**
   * The password has expired and must be changed first; only where the merchant's flag
   * PWDEXPFORCECHANGE3 is on.
   */
  passwordExpired: z.boolean(),
  /** The password is the one-time secret of whoever opened the account: it must be changed first; left out: it is not. */
  oneTimePassword: z.optional(z.boolean()),
});

export type OpenedSession = z.infer<typeof openedSession>;

/** How an account can be verified in addition to its password, the strongest first. */
export const challengeKinds = [
  'authenticator',
  'email',
  'mobile',
  'realName',
  'bankAccountName',
] as const;

export type ChallengeKind = (typeof challengeKinds)[number];

/** The `details` of `verification_required`. */
export const challengeDetails = z.object({
  /** Sent back with each further step. */
  challengeId: z.string(),
  /** One of these must be verified. */
  kinds: z.array(z.enum(challengeKinds)),
  /** Where a code can be sent, masked. */
  masked: z.object({ email: z.optional(z.string()), mobile: z.optional(z.string()) }),
  expiresAt: moment,
});

export type ChallengeDetails = z.infer<typeof challengeDetails>;

/**
 * Signs a member or an agent in, by username and password or by mobile number and SMS code.
 *
 * After several failures (per account or per IP address) a captcha is required: the refusal's
 * `details.captcha` is then true. `account_locked` and `code_locked` carry
 * `details.retryAfterSeconds`. A sign-in from an unregistered address (IP network) is refused with
 * `verification_required` and `challengeDetails`; it continues with `verifyLogin`.
 *
 * With `remember` the response sets an HttpOnly cookie, with which `rememberedLogin` signs in
 * without a password for a limited time.
 */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'any',
  encrypted: true,
  summary: 'Sign in by username and password or by SMS code',
  perMinute: 60,
  body: z.object({
    type: withDefault(z.enum(['username', 'sms']), 'username'),
    /**
     * For the type `username`; an account opened by mobile number has that number as its username.
     */
    username: z.optional(formText(64)),
    password: z.optional(z.string().check(z.maxLength(256))),
    /** For the type `sms`. */
    mobileNum: z.optional(formText(32)),
    countryDialingCode: z.optional(formText(8)),
    verificationCode: z.optional(typedCode),
    remember: withDefault(yesNo, false),
    /** The area to sign in to; an account of the other kind is refused. */
    area: z.optional(z.enum(['member', 'agent'])),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    captcha: z.optional(z.string().check(z.trim(), z.maxLength(16))),
    sliderToken,
  }),
  value: openedSession,
  refusals: [
    'in_incorrect_password',
    'username_unknown',
    'captcha_required',
    'captcha_wrong',
    'slider_required',
    'sms_login_closed',
    ...codeRefusals,
    'verification_required',
    'account_locked',
    'account_frozen',
    'non_agent',
    'non_member',
  ],
  statuses: { in_incorrect_password: 401 },
});

const challengeId = z.string().check(z.maxLength(64));

/**
 * Sends a code to verify by `email` or `mobile`, where `verification_required` offered that kind.
 */
export const sendChallengeCode = endpoint({
  name: 'sendChallengeCode',
  method: 'POST',
  path: '/wps/session/login/verify/send',
  access: 'any',
  summary: 'Send the code of an extra verification',
  perMinute: 10,
  body: z.object({ challengeId, kind: z.enum(['email', 'mobile']) }),
  value: sentCode,
  refusals: ['too_many_codes', 'challenge_expired'],
});

/**
 * Completes a sign-in from an unregistered address: verifies one of the kinds that were offered.
 */
export const verifyLogin = endpoint({
  name: 'verifyLogin',
  method: 'POST',
  path: '/wps/session/login/verify',
  access: 'any',
  encrypted: true,
  summary: 'Prove a sign-in from an unregistered address',
  perMinute: 20,
  body: z.object({
    challengeId,
    kind: z.enum(challengeKinds),
    /** The code, or the name as it was registered. */
    answer: typedCode,
  }),
  value: openedSession,
  refusals: [...codeRefusals, 'challenge_expired', 'account_frozen'],
});

/** Signs in with the cookie of a remembered device; called once when a visitor returns. */
export const rememberedLogin = endpoint({
  name: 'rememberedLogin',
  method: 'POST',
  path: '/wps/session/login/device',
  access: 'any',
  summary: 'Sign in by the remembered device',
  perMinute: 20,
  value: openedSession,
  refusals: ['device_not_remembered'],
});

/** Opens a trial account with play credits; it expires after a day. */
export const freePlay = endpoint({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'any',
  summary: 'Start a trial account',
  perMinute: 6,
  value: openedSession,
  refusals: ['free_play_closed'],
});

/**
 * Creates a code that opens one further session of this account; valid once, for a minute. URLs
 * carry it instead of a token.
 */
export const createExchangeCode = endpoint({
  name: 'createExchangeCode',
  method: 'POST',
  path: '/wps/session/exchange/code',
  access: 'signedIn',
  summary: 'Make a single-use code for an address',
  perMinute: 20,
  value: z.object({ code: z.string(), expiresAt: moment }),
  refusals: [],
});

/** Opens a session with a code taken from the URL. */
export const exchangeSession = endpoint({
  name: 'exchangeSession',
  method: 'POST',
  path: '/wps/session/exchange',
  access: 'any',
  summary: 'Exchange a single-use code for a session',
  perMinute: 20,
  body: z.object({ code: z.string().check(z.maxLength(64)) }),
  value: openedSession,
  refusals: ['exchange_code_invalid'],
});

/** Ends the session whose token is sent. */
export const logout = endpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'signedIn',
  whileExpired: true,
  summary: 'Sign out',
  value: z.object({}),
  refusals: [],
});

/** Ends every session of the account, including this one, and forgets every device. */
export const logoutEverywhere = endpoint({
  name: 'logoutEverywhere',
  method: 'DELETE',
  path: '/wps/session/logout/all',
  access: 'signedIn',
  whileExpired: true,
  summary: 'Sign out everywhere',
  value: z.object({}),
  refusals: [],
});
