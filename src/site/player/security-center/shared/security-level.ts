import type { Profile } from './profile.state.ts';

/** How well an account is protected, in a word. */
export type LevelName = 'low' | 'fair' | 'good' | 'strong';

/** How many protections there are: password, payment password, mobile, e-mail, authenticator. */
export const MAX_PROTECTIONS = 5;

/** The word for a number of protections. */
export const levelName = (securityLevel: number): LevelName => {
  if (securityLevel >= MAX_PROTECTIONS) return 'strong';
  if (securityLevel >= 4) return 'good';
  return securityLevel >= 3 ? 'fair' : 'low';
};

/** What an account can still add, the most worth first. */
export type MissingProtection =
  | 'password'
  | 'mobile'
  | 'email'
  | 'paymentPassword'
  | 'authenticator';

/** The protection to add next; null when there is none left. */
export const nextProtection = (
  profile: Pick<
    Profile,
    'hasPassword' | 'mobileVerified' | 'emailVerified' | 'hasPaymentPassword' | 'hasAuthenticator'
  >,
): MissingProtection | null => {
  if (!profile.hasPassword) return 'password';
  if (!profile.mobileVerified && !profile.emailVerified) return 'mobile';
  if (!profile.hasPaymentPassword) return 'paymentPassword';
  if (!profile.hasAuthenticator) return 'authenticator';
  if (!profile.emailVerified) return 'email';
  return profile.mobileVerified ? null : 'mobile';
};
