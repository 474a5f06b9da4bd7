import type { PatternId } from './patterns.ts';

/** The fields that a merchant may show on its registration form, in the form's order. */
export const registerFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'nickname',
  'birthday',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'email',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;

export type RegisterField = (typeof registerFieldNames)[number];

/** How a merchant wants one field: lengths count graphemes; `acceptedPattern` `*` accepts all. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern: string;
  patternId: PatternId;
  minLength: number;
  maxLength: number;
}

export type RegisterRules = Record<RegisterField, FieldRule>;
