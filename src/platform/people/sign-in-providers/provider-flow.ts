import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { hashToken, makeToken } from '../access/opaque-token.ts';
import { issueToken, takeToken } from '../access/single-use-tokens.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { SIGN_IN_SECONDS } from '../../base/http/sign-in-cookie.ts';
import { clientOf, type Provider } from './provider-client.ts';

/** What the site told when it sent the visitor away. */
export interface Started {
  agreed: boolean;
  affiliateCode?: string | undefined;
  subId?: string | undefined;
  referralCode?: string | undefined;
  language?: string | undefined;
}

/** What is kept while the visitor is away; the `state` in the address is its token. */
interface Flow {
  providerId: string;
  browserHash: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
  started: Started;
  /** The account to which the provider shall be joined; null for signing in. */
  linkMemberId: number | null;
  /** The session that was proved for that; missing in what a version before has begun. */
  linkTokenHash?: string | null;
}

/** What a flow is begun with. */
export type FlowStart = Pick<Flow, 'redirectUri' | 'started' | 'linkMemberId' | 'linkTokenHash'>;

/** Who came back, as far as the provider vouches for it. */
export interface Identity {
  subject: string;
  name: string;
  /** In lower case; only one that the provider has verified. */
  email: string | null;
}

/**
 * Begins a sign-in.
 *
 * @returns the provider's page, and the secret that the browser keeps in a cookie
 * @throws when the provider cannot be reached
 */
export const beginFlow = async (
  database: Database,
  merchant: Merchant,
  provider: Provider,
  begun: FlowStart,
): Promise<{ address: string; browserSecret: string }> => {
  const client = await clientOf(merchant, provider);
  const [browserSecret, nonce, verifier] = [makeToken(), randomNonce(), randomPKCECodeVerifier()];
  const { token: state } = await issueToken(database, {
    merchantId: merchant.id,
    // What ends a member's tickets ends this as well.
    ...(begun.linkMemberId !== null && { memberId: begun.linkMemberId }),
    purpose: 'providerFlow',
    lifeSeconds: SIGN_IN_SECONDS,
    data: {
      ...begun,
      providerId: provider.id,
      browserHash: hashToken(browserSecret),
      nonce,
      verifier,
    } satisfies Flow,
  });
  const address = buildAuthorizationUrl(client, {
    redirect_uri: begun.redirectUri,
    scope: provider.scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, browserSecret };
};

/**
 * Finds the sign-in that a visitor came back from; it counts once, and only in the browser where
 * it began: nobody is signed in to somebody else's account by a link.
 */
export const endFlow = async (
  database: Database,
  merchant: Merchant,
  came: { providerId: string; state: string; browserSecret: string | null },
): Promise<Flow | null> => {
  const kept = await takeToken<Flow>(database, {
    merchantId: merchant.id,
    purpose: 'providerFlow',
    token: came.state,
  });
  if (!kept || kept.data.providerId !== came.providerId || !came.browserSecret) return null;
  return kept.data.browserHash === hashToken(came.browserSecret) ? kept.data : null;
};

/**
 * Asks the provider who came back.
 *
 * @param search what stood in the address behind the `?`
 * @throws when the answer cannot be trusted
 */
export const readIdentity = async (
  merchant: Merchant,
  provider: Provider,
  { redirectUri, nonce, verifier }: Flow,
  { search, state }: { search: string; state: string },
): Promise<Identity> => {
  const client = await clientOf(merchant, provider);
  const came = new URL(redirectUri);
  came.search = search;
  const tokens = await authorizationCodeGrant(client, came, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no id token');
  const isComplete = claims['email'] !== undefined || !client.serverMetadata().userinfo_endpoint;
  const told: Record<string, unknown> = isComplete
    ? claims
    : { ...(await fetchUserInfo(client, tokens.access_token, claims.sub)) };
  const { email, email_verified: isVerified, name } = told;
  return {
    subject: claims.sub,
    name: typeof name === 'string' ? name : '',
    email: typeof email === 'string' && isVerified === true ? email.toLowerCase() : null,
  };
};
