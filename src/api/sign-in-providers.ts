import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment } from './fields.ts';

/** What the site may tell when it sends a visitor to a provider. */
export interface ProviderStart {
  /** The visitor agrees to the terms: an account is opened for whoever has none. */
  agreed?: boolean | undefined;
  affiliateCode?: string | undefined;
  referralCode?: string | undefined;
  language?: string | undefined;
  /** From `linkProvider`: joins the provider to the account that is signed in. */
  link?: string | undefined;
}

/**
 * Where the browser goes (a whole navigation, no call) to sign in with a provider of
 * `settings.signIn.providers`. It comes back to `/?code=…` for `exchangeSession`, or to
 * `/login?signInError=…` with one of `signInErrors`.
 */
export const providerSignInPath = (providerId: string, start: ProviderStart = {}): string => {
  const told = Object.entries(start).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString();
  return `/wps/session/provider/${encodeURIComponent(providerId)}${query ? `?${query}` : ''}`;
};

/** Why a sign-in with a provider came to nothing; each has a text on the sign-in form. */
export const signInErrors = [
  /** The person said no, or closed the provider's page. */
  'provider_cancelled',
  /** The way back was too late, was used, or began in another browser. */
  'provider_expired',
  /** The provider could not be reached or its answer could not be trusted. */
  'provider_failed',
  /** Nobody here has this identity, and the terms were not agreed to. */
  'provider_unknown',
  /** An account has this address: sign in and join the provider to it. */
  'provider_email_taken',
  /** The identity belongs to another account. */
  'provider_taken',
  'registration_closed',
  'invitation_code_error',
  'account_frozen',
] as const;

export type SignInError = (typeof signInErrors)[number];

/** The providers that the account can sign in with. */
export const linkedProviders = endpoint({
  name: 'linkedProviders',
  method: 'GET',
  path: '/wps/member/providers',
  access: 'member',
  summary: 'The sign-in providers of the account',
  value: z.object({
    providers: z.array(
      z.object({
        /** Of `settings.signIn.providers`. */
        id: z.string(),
        /** Null while it is not joined to the account. */
        linkedAt: z.nullable(moment),
      }),
    ),
  }),
  refusals: [],
});

/** Answers a single-use ticket for `providerSignInPath(id, { link })`. */
export const linkProvider = endpoint({
  name: 'linkProvider',
  method: 'POST',
  path: '/wps/member/providers',
  access: 'member',
  summary: 'Begin to join a sign-in provider to the account',
  perMinute: 20,
  body: z.object({ id: formText(40) }),
  value: z.object({ link: z.string() }),
  refusals: [],
});

/** Takes a provider off the account; refused when nothing else would be left to sign in with. */
export const unlinkProvider = endpoint({
  name: 'unlinkProvider',
  method: 'DELETE',
  path: '/wps/member/providers',
  access: 'member',
  summary: 'Take a sign-in provider off the account',
  perMinute: 20,
  query: z.object({ id: formText(40).check(z.minLength(1)) }),
  value: z.object({}),
  refusals: ['last_sign_in'],
});
