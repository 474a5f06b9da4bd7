import * as z from 'zod/mini';
import { subId } from './affiliate.ts';
import { endpoint } from './endpoint.ts';
import { formText, moment } from './fields.ts';
import { proof, proofRefusals } from './proof.ts';

/** A ticket for what is more than signing in; good once, in the browser that asked for it. */
export type ProviderTicket =
  /** From `registerWithProvider`: an account is opened if the visitor has none. */
  | { start: string }
  /** From `linkProvider`: links the provider to the signed-in account. */
  | { link: string };

/**
 * The path that the browser navigates to (a page load, no fetch) to sign in with a provider of
 * `settings.signIn.providers`. The browser returns to `/?code=…` for `exchangeSession`, or to
 * `/login?signInError=…` with one of `signInErrors`; where accounts may be opened so and the visitor
 * has none, to `/register?signInError=provider_unknown`, where the terms are agreed to.
 *
 * @param ticket none signs in only who has an account
 */
export const providerSignInPath = (providerId: string, ticket?: ProviderTicket): string => {
  const query = new URLSearchParams({ ...ticket }).toString();
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

/**
 * Takes down that the visitor agrees to the terms, and who invited; returns a single-use ticket for
 * `providerSignInPath(id, { start })`, good in this browser alone.
 */
export const registerWithProvider = endpoint({
  name: 'registerWithProvider',
  method: 'POST',
  path: '/wps/session/provider',
  access: 'any',
  summary: 'Begin to open an account with a sign-in provider',
  perMinute: 20,
  body: z.object({
    id: formText(40),
    /** The visitor agrees to the terms, the privacy policy and the minimum age. */
    agreed: z.boolean(),
    affiliateCode: z.optional(formText(64)),
    /** With which sub-id the visitor came by the affiliate code. */
    subId: z.optional(subId),
    referralCode: z.optional(formText(64)),
    language: z.optional(formText(16)),
  }),
  value: z.object({ start: z.string() }),
  refusals: [],
});

/**
 * Proves the member, and returns a single-use ticket for `providerSignInPath(id, { link })`, good in
 * this browser alone and only while the session is open.
 */
export const linkProvider = endpoint({
  name: 'linkProvider',
  method: 'POST',
  path: '/wps/member/providers',
  access: 'member',
  encrypted: true,
  summary: 'Begin to join a sign-in provider to the account',
  perMinute: 20,
  body: z.object({ id: formText(40), ...proof }),
  value: z.object({ link: z.string() }),
  refusals: proofRefusals,
});

/**
 * Proves the member and unlinks a provider from the account; refused when no other way to sign in would be left.
 */
export const unlinkProvider = endpoint({
  name: 'unlinkProvider',
  method: 'POST',
  path: '/wps/member/providers/remove',
  access: 'member',
  encrypted: true,
  summary: 'Take a sign-in provider off the account',
  perMinute: 20,
  body: z.object({ id: formText(40).check(z.minLength(1)), ...proof }),
  value: z.object({}),
  refusals: [...proofRefusals, 'last_sign_in'],
});
