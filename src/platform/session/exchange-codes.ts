import type { SignInMethod } from '../access/sessions.ts';
import { issueToken } from '../access/single-use-tokens.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';

/** At most a minute (domain rules 10): the page that gets it asks at once. */
const LIFE_SECONDS = 60;

/** What an exchange code stands for. */
export interface Exchange {
  method: SignInMethod;
  /** The session that asked for it; it must still be open. Null: none, for a sign-in elsewhere. */
  tokenHash: string | null;
}

/** Makes the code that stands in an address in place of a token, once and for a minute. */
export const issueExchangeCode = async (
  database: Database | OpenTransaction,
  {
    merchantId,
    memberId,
    method,
    tokenHash = null,
  }: {
    merchantId: number;
    memberId: number;
    method: SignInMethod;
    tokenHash?: string | null;
  },
): Promise<{ code: string; expiresAt: Date }> => {
  const { token, expiresAt } = await issueToken(database, {
    merchantId,
    memberId,
    purpose: 'exchange',
    lifeSeconds: LIFE_SECONDS,
    data: { method, tokenHash } satisfies Exchange,
  });
  return { code: token, expiresAt };
};
