import type { LoginValues } from './login.state.ts';

/** The entries of the login form that are missing; blanks alone are no entry. */
export const missingLoginFields = (
  { username, password, captcha }: LoginValues,
  captchaNeeded: boolean,
): ('username' | 'password' | 'captcha')[] => {
  const missing: ('username' | 'password' | 'captcha')[] = [];
  if (username.trim() === '') missing.push('username');
  if (password.trim() === '') missing.push('password');
  if (captchaNeeded && captcha.trim() === '') missing.push('captcha');
  return missing;
};
