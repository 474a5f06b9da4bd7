import type { FieldRule, RegisterField, RegisterRules } from '#domain/register-fields.ts';

import type { Settings } from '../../settings/settings.ts';

/** By a username of one's choice, or by the mobile number. */
export type RegisterVariant = 'username' | 'mobile';

/** The ways to register that this brand takes, in the order of their tabs. */
export const registerVariants = ({ flags }: Pick<Settings, 'flags'>): RegisterVariant[] => [
  ...(flags.USERNAMEREG3 ? (['username'] as const) : []),
  ...(flags.MOBILENUMREG3 ? (['mobile'] as const) : []),
];

const switched = (rule: FieldRule, on: boolean): FieldRule => ({
  ...rule,
  enabled: on,
  required: on,
});

/**
 * The merchant's rules as one of the two forms has them. By mobile number the number is the
 * username, a code proves it (REGMOBVERF3) and a password may be left for later
 * (MOBILENUMPASSREG3); by username no code is asked for.
 */
export const rulesOf = (
  rules: RegisterRules,
  variant: RegisterVariant,
  flags: Pick<Settings['flags'], 'REGMOBVERF3' | 'MOBILENUMPASSREG3'>,
): RegisterRules => {
  const set = (field: RegisterField, on: boolean) => ({ [field]: switched(rules[field], on) });
  if (variant === 'username') return { ...rules, ...set('verificationCode', false) };
  return {
    ...rules,
    ...set('username', false),
    ...set('mobileNum', true),
    ...set('verificationCode', flags.REGMOBVERF3),
    ...set('password', flags.MOBILENUMPASSREG3),
    ...set('confirmPassword', flags.MOBILENUMPASSREG3),
  };
};
