import * as z from 'zod/mini';
import { subId } from './affiliate.ts';
import { endpoint } from './endpoint.ts';
import { formText, moment, withDefault, yesNo } from './fields.ts';
import { openedSession } from './session.ts';
import { codeRefusals, sliderToken } from './verification.ts';

const field = z.optional(formText());
const secret = z.optional(z.string().check(z.maxLength(256)));

/**
 * Every field that a merchant can put on the registration form; the merchant decides which of them
 * are required.
 */
export const registerUser = z.object({
  username: field,
  password: secret,
  confirmPassword: secret,
  payeeName: field,
  nickname: field,
  birthday: field,
  email: field,
  mobileNum: field,
  countryDialingCode: z.optional(formText(8)),
  verificationCode: field,
  qqNum: field,
  line: field,
  whatsapp: field,
  facebook: field,
  wechat: field,
  telegram: field,
  zalo: field,
  idNumber: field,
  paymentPassword: secret,
  recommenderId: field,
  referralCode: field,
  affiliateCode: field,
  /** With which sub-id the visitor came by the affiliate code. */
  subId: z.optional(subId),
  captchaId: z.optional(z.string().check(z.maxLength(64))),
  captcha: field,
  /** From `checkSlider`, where the merchant's setting `security.sliderOnRegister` is on. */
  sliderToken,
  /** The visitor agrees to the terms, the privacy policy and the minimum age. */
  agreed: z.boolean(),
  language: z.optional(formText(16)),
  domain: z.optional(formText(255)),
  registerUrl: z.optional(formText(2048)),
  registerMethod: withDefault(z.enum(['WEB']), 'WEB'),
  /** Open a session immediately. */
  login: withDefault(yesNo, true),
});

export type RegisterUser = z.input<typeof registerUser>;

/** Refusals of every registration. */
const registerRefusals = [
  'registration_closed',
  'captcha_wrong',
  'slider_required',
  ...codeRefusals,
  'invitation_code_error',
  // Where the merchant requires a code sent to the number, answered only after it was verified.
  'mobile_taken',
] as const;

/** Opens an account by username and, unless `login` is false, signs it in. */
export const register = endpoint({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'any',
  encrypted: true,
  summary: 'Open an account by username',
  perMinute: 20,
  body: registerUser,
  value: z.object({ session: z.nullable(openedSession) }),
  refusals: [...registerRefusals, 'username_taken'],
});

/**
 * Opens an account whose username is the mobile number. Flags: MOBILENUMREG3 enables this,
 * REGMOBVERF3 requires a code (`sendRegisterCode`), MOBILENUMPASSREG3 requires a password. Without
 * MOBILENUMPASSREG3 the account has no password until one is set (`changePassword` without an old
 * one).
 */
export const registerMobile = endpoint({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'any',
  encrypted: true,
  summary: 'Open an account by mobile number',
  perMinute: 20,
  body: registerUser,
  value: z.object({ session: z.nullable(openedSession) }),
  refusals: registerRefusals,
});

/** The signed-in account. Types: 0 member, 1, 2, 41, 42 agents, 4 trial. */
export const memberInfo = endpoint({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'signedIn',
  whileExpired: true,
  summary: 'The account that is signed in',
  value: z.object({
    id: z.int(),
    account: z.string(),
    nickname: z.string(),
    type: z.int(),
    isAgent: z.boolean(),
    isTrial: z.boolean(),
    currency: z.string(),
    /** Masked: only the last digits; null when none is known. */
    mobileNum: z.nullable(z.string()),
    /** Masked: the first letter and the domain; null when none is known. */
    email: z.nullable(z.string()),
    referralCode: z.string(),
    passwordExpired: z.boolean(),
    /** The password is the one-time secret of whoever opened the account: it must be changed first; left out: it is not. */
    oneTimePassword: z.optional(z.boolean()),
    /** False after a registration without a password: one can be set with `changePassword`. */
    hasPassword: z.boolean(),
    /** Whole days since the login password was set; null when there is none. */
    passwordAgeDays: z.nullable(z.int()),
    hasPaymentPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    mobileVerified: z.boolean(),
    emailVerified: z.boolean(),
    passkeyCount: z.int(),
    /** The account has a picture of its own: `memberIcon` returns it. */
    hasAvatar: z.boolean(),
    registeredAt: moment,
    /** The sign-in before this one; null at the first. */
    lastLoginAt: z.nullable(moment),
  }),
  refusals: [],
});

/**
 * Replaces the password, ends every other session and returns a new token.
 *
 * Where the flag CHNGPASSVERIF3 is on, a code of `sendChangePasswordCode` is required
 * (`code_required`). An account without a password sends that code instead of an old password.
 */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  whileExpired: true,
  encrypted: true,
  summary: 'Change the login password',
  perMinute: 20,
  body: z.object({
    oldPassword: withDefault(z.string().check(z.maxLength(256)), ''),
    newPassword: z.string().check(z.maxLength(256)),
    confirmNewPassword: z.string().check(z.maxLength(256)),
    verificationCode: field,
    /**
     * The member agrees to the terms, the privacy policy and the minimum age; required while the password is the
     * one-time secret of whoever opened the account.
     */
    agreed: z.optional(z.boolean()),
  }),
  value: openedSession,
  refusals: [
    'in_incorrect_password',
    'account_locked',
    'code_required',
    ...codeRefusals,
    'contact_required',
  ],
});
