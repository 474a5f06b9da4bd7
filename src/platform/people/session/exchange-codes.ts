import type { SignInMethod } from '../access/sessions.ts';
import { issueToken } from '../access/single-use-tokens.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** At most a minute (domain rules 10): the page that gets it asks at once. */
const LIFE_SECONDS = 60;

/** What an exchange code stands for. */
export interface Exchange {
  method: SignInMethod;
  /** The hash of the cookie of the browser that asked: the code is good nowhere else. */
  browserHash: string;
  /** The session that asked for it; it must still be open. Null: none, for a sign-in elsewhere. */
  tokenHash: string | null;
}

/**
 * Makes the code that stands in an address in place of a token, once, for a minute, and for the browser
 * whose cookie it was made with.
 */
export const issueExchangeCode = async (
  database: Database | OpenTransaction,
  {
    merchantId,
    memberId,
    method,
    browserHash,
    tokenHash = null,
  }: {
    merchantId: number;
    memberId: number;
    method: SignInMethod;
    browserHash: string;
    tokenHash?: string | null;
  },
): Promise<{ code: string; expiresAt: Date }> => {
  const { token, expiresAt } = await issueToken(database, {
    merchantId,
    memberId,
    purpose: 'exchange',
    lifeSeconds: LIFE_SECONDS,
    data: { method, browserHash, tokenHash } satisfies Exchange,
  });
  return { code: token, expiresAt };
};
