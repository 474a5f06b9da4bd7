import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Merchant, Session } from '../handler.ts';

/** An address is noted again only after this long: not every call needs to write. */
const SEEN_STEP_SECONDS = 60;

/** The opaque token of a client: 256 random bits. */
const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so a plain hash is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * Opens a session.
 *
 * @returns the token, which exists nowhere else from now on
 */
export const openSession = async (
  database: Database | OpenTransaction,
  session: { merchantId: number; memberId: number; ip: string; userAgent: string },
): Promise<string> => {
  const token = makeToken();
  await database
    .insertInto('session')
    .values({ ...session, userAgent: session.userAgent.slice(0, 255), tokenHash: hashToken(token) })
    .execute();
  return token;
};

/**
 * Finds the open session of a token and notes that it is in use.
 *
 * @returns null when there is none at this merchant, when it was idle for too long, or when the
 *   account may no longer sign in
 */
export const findSession = async (
  database: Database,
  merchant: Merchant,
  token: string,
): Promise<Session | null> => {
  const tokenHash = hashToken(token);
  const found = await database
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'session.merchantId')
        .onRef('member.id', '=', 'session.memberId'),
    )
    .select(['session.memberId', 'member.type', 'session.seenAt'])
    .where('session.merchantId', '=', merchant.id)
    .where('session.tokenHash', '=', tokenHash)
    .where('session.seenAt', '>', minutesAgo(merchant.config.limits.idleMinutes))
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  if (!found) return null;
  if (Date.now() - found.seenAt.getTime() > SEEN_STEP_SECONDS * 1000)
    await database
      .updateTable('session')
      .set({ seenAt: new Date() })
      .where('merchantId', '=', merchant.id)
      .where('tokenHash', '=', tokenHash)
      .execute();
  return { memberId: found.memberId, type: found.type, tokenHash };
};

/** Ends all sessions of a member, or only the one of a token's hash. */
export const closeSessions = async (
  database: Database | OpenTransaction,
  merchantId: number,
  which: { memberId: number } | { tokenHash: string },
): Promise<void> => {
  const query = database.deleteFrom('session').where('merchantId', '=', merchantId);
  await (
    'memberId' in which
      ? query.where('memberId', '=', which.memberId)
      : query.where('tokenHash', '=', which.tokenHash)
  ).execute();
};

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;
