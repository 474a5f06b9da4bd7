import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText } from './fields.ts';

const text = z.nullable(z.string());

/** The fields that a member writes; their bounds are the merchant's (`settings.signIn.profileFields`). */
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
  /** The full name, as the bank account has it. */
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
    /** Only its last characters. */
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
  /** What can no longer be changed by the member: told once, or verified by the operator. */
  locked: z.array(z.enum(profileFieldNames)),
  /** The age in years that a birthday must reach. */
  minimumAge: z.int(),
  username: z.string(),
  /** Shortened; null when none is bound. */
  mobileNum: text,
  mobileVerified: z.boolean(),
  /** Shortened; null when none is bound. */
  email: text,
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeyCount: z.int(),
  /** What the account has of the five protections: password, payment password, mobile, email, authenticator. */
  securityLevel: z.int().check(z.gte(0), z.lte(5)),
});

/** What an account tells about its person and how well it is protected. */
export const profile = endpoint({
  name: 'profile',
  method: 'GET',
  path: '/wps/member/profile',
  access: 'member',
  summary: 'The profile of the account',
  value: profileValue,
  refusals: [],
});

/** Writes the fields that are sent; an empty text removes one. A locked field is refused. */
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
