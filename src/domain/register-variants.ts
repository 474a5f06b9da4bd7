import type { FieldRule, RegisterRules } from './register-fields.ts';

/** The two forms of registration: by a name of one's choice, or by mobile number. */
export type RegisterVariant = 'username' | 'mobile';

/** The site flags that bend the rules of a registration form. */
export interface RegisterFlags {
  REGMOBVERF3: boolean;
  MOBILENUMPASSREG3: boolean;
}

/**
 * The fields of one form: a merchant's rules, bent by its flags.
 *
 * By mobile number the number is the name, REGMOBVERF3 asks for the code and MOBILENUMPASSREG3 for
 * the password. By username a code is asked for where the number is on the form and the field
 * `verificationCode` and the flag REGMOBVERF3 are on.
 */
export const rulesOf = (
  variant: RegisterVariant,
  rules: RegisterRules,
  flags: RegisterFlags,
): RegisterRules => {
  if (variant === 'username') {
    const asksCode = flags.REGMOBVERF3 && rules.mobileNum.enabled && rules.verificationCode.enabled;
    return { ...rules, verificationCode: { ...rules.verificationCode, enabled: asksCode } };
  }
  return {
    ...rules,
    username: off(rules.username),
    mobileNum: needed(rules.mobileNum),
    verificationCode: flags.REGMOBVERF3
      ? needed(rules.verificationCode)
      : off(rules.verificationCode),
    password: flags.MOBILENUMPASSREG3 ? needed(rules.password) : off(rules.password),
    confirmPassword: flags.MOBILENUMPASSREG3
      ? needed(rules.confirmPassword)
      : off(rules.confirmPassword),
  };
};

const off = (rule: FieldRule): FieldRule => ({ ...rule, enabled: false, required: false });

const needed = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true });
