import type { RegisterField, SiteFlag } from '#generated/merchant-config.ts';
import { makeIssue, type Check } from './check.ts';

/** A flag that is on needs another flag on. */
const needsFlag: [SiteFlag, SiteFlag][] = [
  ['REGMOBVERF3', 'MOBILENUMREG3'],
  ['MOBILENUMPASSREG3', 'MOBILENUMREG3'],
];

/** A flag that is on needs a field on the registration form. */
const needsField: [SiteFlag, RegisterField][] = [
  ['USERNAMEREG3', 'username'],
  ['USERNAMEREG3', 'password'],
  ['MOBILENUMREG3', 'mobileNum'],
  ['REGMOBVERF3', 'verificationCode'],
  ['MOBILENUMPASSREG3', 'password'],
  ['MOBILEVERCODELOGIN3', 'mobileNum'],
];

/**
 * Site flags agree with each other and with the registration form.
 *
 * @yields what is at fault
 */
export const checkFlags: Check = function* (subject) {
  const { flags, registerFields } = subject.config;
  for (const [flag, other] of needsFlag) {
    if (!flags[flag] || flags[other]) continue;
    const message = `${flag} is on, but ${other}, which it builds on, is off.`;
    yield makeIssue(
      subject,
      'flag/contradiction',
      ['flags', flag],
      message,
      `Turn ${other} on, or ${flag} off.`,
    );
  }
  for (const [flag, field] of needsField) {
    if (!flags[flag] || registerFields[field].enabled) continue;
    const message = `${flag} is on, but the register field ${field} is not enabled.`;
    const hint = `Set registerFields.${field}.enabled to true, or turn ${flag} off.`;
    yield makeIssue(subject, 'flag/contradiction', ['flags', flag], message, hint);
  }
  if (flags.DIRECTREG3 && !flags.USERNAMEREG3 && !flags.MOBILENUMREG3) {
    const message = 'DIRECTREG3 shows the register button, but there is no way to register.';
    const hint = 'Turn USERNAMEREG3 or MOBILENUMREG3 on, or DIRECTREG3 off.';
    yield makeIssue(subject, 'flag/contradiction', ['flags', 'DIRECTREG3'], message, hint);
  }
  const { password, confirmPassword } = registerFields;
  if (password.enabled !== confirmPassword.enabled) {
    const message = 'password and confirmPassword go together: one is enabled, the other is not.';
    const path = ['registerFields', password.enabled ? 'confirmPassword' : 'password', 'enabled'];
    yield makeIssue(subject, 'flag/contradiction', path, message, 'Enable both or none.');
  }
};
