import { createBatches } from '../../base/database/batches.ts';
import { perDatabase } from '../../base/database/per-database.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant, Session } from '../../base/endpoints/handler.ts';
import { endPush } from './end-push.ts';
import { hashToken, makeToken } from './opaque-token.ts';
import { hasOneTimePassword, isPasswordExpired } from './password-expiry.ts';

/** An address is noted again only after this long: not every call needs to write. */
const SEEN_STEP_SECONDS = 60;

/** How an account was proved when its session was opened. */
export type SignInMethod = 'password' | 'sms' | 'passkey' | 'provider' | 'trial';

/** An expired password matters only to sessions that were opened with a password (specification 4). */
const HELD: readonly string[] = ['password'] satisfies SignInMethod[];

/**
 * Opens a session.
 *
 * @returns the token, which exists nowhere else from now on
 */
export const openSession = async (
  database: Database | OpenTransaction,
  session: {
    merchantId: number;
    memberId: number;
    ip: string;
    userAgent: string;
    deviceId?: number;
    method?: SignInMethod;
    /** From when on its hours count; now when left out. */
    createdAt?: Date;
  },
): Promise<string> => {
  const token = makeToken();
  await database
    .insertInto('session')
    .values({ ...session, userAgent: session.userAgent.slice(0, 255), tokenHash: hashToken(token) })
    .execute();
  return token;
};

interface AskedSession {
  merchant: Merchant;
  tokenHash: string;
}

/** The open sessions of some tokens of one brand; null for those that have none. */
const readSessions = async (database: Database, asked: readonly AskedSession[]) => {
  const [first] = asked;
  if (!first) return [];
  const { merchant } = first;
  const { limits, security } = merchant.config;
  const hashes = [...new Set(asked.map(({ tokenHash }) => tokenHash))];
  const found = await database
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'session.merchantId')
        .onRef('member.id', '=', 'session.memberId'),
    )
    .select([
      'session.tokenHash',
      'session.memberId',
      'session.deviceId',
      'session.method',
      'member.type',
      sql<boolean>`session.seen_at <= now() - make_interval(secs => ${SEEN_STEP_SECONDS})`.as(
        'isDue',
      ),
      isPasswordExpired(merchant).as('passwordExpired'),
      hasOneTimePassword.as('oneTimePassword'),
    ])
    .where('session.merchantId', '=', merchant.id)
    // One text for any number of them: it is prepared once.
    .where(sql<boolean>`session.token_hash = any (${hashes}::text[])`)
    .where('session.seenAt', '>', minutesAgo(limits.idleMinutes))
    .where('session.createdAt', '>', minutesAgo(security.sessionMaxHours * 60))
    .where('member.status', '=', 'active')
    .where(sql<boolean>`coalesce(member.expires_at > now(), true)`)
    .execute();
  const byHash = new Map(found.map((row) => [row.tokenHash, row]));
  return asked.map(({ tokenHash }) => byHash.get(tokenHash) ?? null);
};

/** Of one brand: while two look, those that come are put together. */
const LOOKS_AT_ONCE = 2;

const MAX_IN_LOOK = 100;

const looksOf = perDatabase((database) =>
  createBatches((asked: readonly AskedSession[]) => readSessions(database, asked), {
    most: MAX_IN_LOOK,
    atOnce: LOOKS_AT_ONCE,
    // A brand's configuration says how long a session lasts: those of one state of it go together.
    keyOf: ({ merchant }) => merchant,
  }),
);

/**
 * Finds the open session of a token and notes that it is in use. Those of one brand that are asked for while others are
 * looked up are found by one question.
 *
 * @param database of the brand
 * @returns null when there is none at this merchant, when it was idle or open for too long, or
 *   when the account may no longer sign in
 */
export const findSession = async (
  database: Database,
  merchant: Merchant,
  token: string,
): Promise<Session | null> => {
  const tokenHash = hashToken(token);
  const found = await looksOf(database)({ merchant, tokenHash });
  if (!found) return null;
  if (found.isDue)
    await database
      .updateTable('session')
      .set({ seenAt: sql<Date>`now()` })
      .where('merchantId', '=', merchant.id)
      .where('tokenHash', '=', tokenHash)
      .execute();
  const { memberId, type, deviceId, method, passwordExpired, oneTimePassword } = found;
  const mustChangePassword =
    // However it was opened: until the owner has chosen a password, others may know the ways in.
    oneTimePassword ||
    (merchant.config.flags.PWDEXPFORCECHANGE3 && passwordExpired && HELD.includes(method));
  return { memberId, type, tokenHash, deviceId, mustChangePassword };
};

/**
 * Ends the session of a token's hash, or all sessions of a member: no device then signs in
 * without the password either, and no browser is told anything by web push.
 */
export const closeSessions = async (
  database: Database | OpenTransaction,
  merchantId: number,
  which: { memberId: number } | { tokenHash: string },
): Promise<void> => {
  const query = database.deleteFrom('session').where('merchantId', '=', merchantId);
  if ('tokenHash' in which) {
    await query.where('tokenHash', '=', which.tokenHash).execute();
    return;
  }
  // The devices first, as every sign-in locks them.
  await database
    .updateTable('device')
    .set({ rememberedUntil: null })
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', which.memberId)
    .execute();
  await query.where('memberId', '=', which.memberId).execute();
  await endPush(database, merchantId, which);
};

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;
