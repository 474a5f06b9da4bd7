import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText } from './fields.ts';

const text = z.nullable(z.string());

/**
 * The fields that a member can edit, within the limits of the merchant
 * (`settings.signIn.profileFields`).
 */
export const profileFieldNames = [
  'nickname',
  'payeeName',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'skype',
] as const;

export type ProfileField = (typeof profileFieldNames)[number];

const field = z.optional(formText());
const written = z.object({
  nickname: field,
  /** The full name, as on the bank account. */
  payeeName: field,
  /** yyyy-MM-dd */
  birthday: field,
  address: field,
  /** ISO 3166-1 alpha-2. */
  nationality: field,
  occupation: field,
  sourceOfIncome: field,
  idNumber: field,
  qqNum: field,
  line: field,
  whatsapp: field,
  facebook: field,
  wechat: field,
  telegram: field,
  zalo: field,
  skype: field,
});

export type WrittenProfile = z.input<typeof written>;

const profileValue = z.object({
  fields: z.object({
    nickname: text,
    payeeName: text,
    birthday: text,
    address: text,
    nationality: text,
    occupation: text,
    sourceOfIncome: text,
    /** Masked: only its last characters. */
    idNumber: text,
    qqNum: text,
    line: text,
    whatsapp: text,
    facebook: text,
    wechat: text,
    telegram: text,
    zalo: text,
    skype: text,
  }),
  /** Fields that the member can no longer change: set once already, or verified by the operator. */
  locked: z.array(z.enum(profileFieldNames)),
  /** The minimum age in years that a birthday must imply. */
  minimumAge: z.int(),
  username: z.string(),
  /** Masked; null when none is bound. */
  mobileNum: text,
  mobileVerified: z.boolean(),
  /** Masked; null when none is bound. */
  email: text,
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeyCount: z.int(),
  /**
   * How many of the five protections are set: password, payment password, mobile, email,
   * authenticator.
   */
  securityLevel: z.int().check(z.gte(0), z.lte(5)),
});

/** The member's personal data, and which protections the account has. */
export const profile = endpoint({
  name: 'profile',
  method: 'GET',
  path: '/wps/member/profile',
  access: 'member',
  summary: 'The profile of the account',
  value: profileValue,
  refusals: [],
});

/** Saves the fields that are sent; an empty text clears a field. A locked field is refused. */
export const saveProfile = endpoint({
  name: 'saveProfile',
  method: 'POST',
  path: '/wps/member/profile',
  access: 'member',
  summary: 'Change the profile of the account',
  perMinute: 30,
  body: written,
  value: profileValue,
  refusals: ['profile_locked'],
});
