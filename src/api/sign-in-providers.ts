import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment } from './fields.ts';

/** What the site may pass on when it sends a visitor to a provider. */
export interface ProviderStart {
  /** The visitor agrees to the terms: an account is opened if the visitor has none. */
  agreed?: boolean | undefined;
  affiliateCode?: string | undefined;
  /** With which sub-id the visitor came by the affiliate code. */
  subId?: string | undefined;
  referralCode?: string | undefined;
  language?: string | undefined;
  /** From `linkProvider`: links the provider to the signed-in account. */
  link?: string | undefined;
}

/**
 * The path that the browser navigates to (a page load, no fetch) to sign in with a provider of
 * `settings.signIn.providers`. The browser returns to `/?code=…` for `exchangeSession`, or to
 * `/login?signInError=…` with one of `signInErrors`.
 */
export const providerSignInPath = (providerId: string, start: ProviderStart = {}): string => {
  const told = Object.entries(start).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString();
  return `/wps/session/provider/${encodeURIComponent(providerId)}${query ? `?${query}` : ''}`;
};

/** Why a sign-in with a provider failed; each has a message on the sign-in form. */
export const signInErrors = [
  /** The visitor declined, or closed the provider's page. */
  'provider_cancelled',
  /** The redirect back came too late, was used already, or belongs to another browser. */
  'provider_expired',
  /** The provider could not be reached, or its response could not be trusted. */
  'provider_failed',
  /** No account is linked to this identity, and the terms were not agreed to. */
  'provider_unknown',
  /** An account has this e-mail address: sign in and link the provider to it. */
  'provider_email_taken',
  /** The identity is linked to another account. */
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
        /** An id of `settings.signIn.providers`. */
        id: z.string(),
        /** Null while it is not linked to the account. */
        linkedAt: z.nullable(moment),
      }),
    ),
  }),
  refusals: [],
});

/** Returns a single-use ticket for `providerSignInPath(id, { link })`. */
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

/** Unlinks a provider from the account; refused when no other way to sign in would be left. */
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
