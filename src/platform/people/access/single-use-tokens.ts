import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { hashToken, makeToken } from './opaque-token.ts';

/** What a token is good for; it opens nothing else. */
export type TokenPurpose =
  | 'challenge'
  | 'exchange'
  | 'slider'
  | 'sliderPassed'
  | 'passwordReset'
  | 'passkeyAdd'
  | 'passkeyLogin'
  | 'providerFlow'
  | 'providerStart'
  | 'providerLink';

/** What was kept beside a token. */
export interface KeptToken<Data> {
  memberId: number | null;
  data: Data;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Makes a token that counts once; only its hash is stored.
 *
 * @param data must survive JSON; whoever reads the token gives its shape
 */
export const issueToken = async (
  database: Database | OpenTransaction,
  token: {
    merchantId: number;
    purpose: TokenPurpose;
    lifeSeconds: number;
    memberId?: number;
    data?: unknown;
  },
): Promise<{ token: string; expiresAt: Date }> => {
  const { merchantId, purpose, lifeSeconds, memberId = null, data = {} } = token;
  const made = makeToken();
  const { expiresAt } = await database
    .insertInto('singleUseToken')
    .values({
      merchantId,
      purpose,
      memberId,
      data: JSON.stringify(data),
      tokenHash: hashToken(made),
      expiresAt: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
    })
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return { token: made, expiresAt };
};

/** Uses a token up. Answers null when there is none, or none any more. */
export const takeToken = async <Data>(
  database: Database | OpenTransaction,
  which: { merchantId: number; purpose: TokenPurpose; token: string },
): Promise<KeptToken<Data> | null> => {
  const row = await database
    .deleteFrom('singleUseToken')
    .where('merchantId', '=', which.merchantId)
    .where('tokenHash', '=', hashToken(which.token))
    .where('purpose', '=', which.purpose)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['memberId', 'data', 'createdAt', 'expiresAt'])
    .executeTakeFirst();
  // Written by the same purpose, whose shape it is.
  return row ? { ...row, data: row.data as Data } : null;
};

/** Looks at a token and leaves it as it is. */
export const readToken = async <Data>(
  database: Database | OpenTransaction,
  which: { merchantId: number; purpose: TokenPurpose; token: string },
): Promise<KeptToken<Data> | null> => {
  const row = await database
    .selectFrom('singleUseToken')
    .select(['memberId', 'data', 'createdAt', 'expiresAt'])
    .where('merchantId', '=', which.merchantId)
    .where('tokenHash', '=', hashToken(which.token))
    .where('purpose', '=', which.purpose)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? { ...row, data: row.data as Data } : null;
};
