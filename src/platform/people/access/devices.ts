import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { classifyToken, storedName, successorOf } from './device-tokens.ts';
import { endPush } from './end-push.ts';
import { hashToken, makeToken } from './opaque-token.ts';
import type { SignInMethod } from './sessions.ts';

/** For so long the token before the newest is still accepted from the same browser. */
const SAME_MOMENT_SECONDS = 10;

/** How many replaced tokens of a device are still known as stolen. */
const PAST_TOKENS = 50;

/** A device whose browser shows its newest token, or the one before at the same moment. */
export interface FoundDevice {
  id: number;
  memberId: number;
  method: string;
  rememberedUntil: Date | null;
  seenAt: Date;
  /** What to do with the token that it shows. */
  use: 'newest' | 'held' | 'replaced';
  successorSalt: string | null;
  /** The first device of the browser, whoever's it was. */
  browser: number;
}

/** Who uses the browser, and how the account was proved. */
interface DeviceUse {
  memberId: number;
  method: SignInMethod;
  /** True remembers the device, false ends that; left out, it stays as it is. */
  remember?: boolean | undefined;
}

type Browser = Pick<Context, 'merchant' | 'ip' | 'userAgent' | 'device' | 'waitedMs'>;

/** What a cookie holds: which device, and its secret. */
const readCookie = (cookie: string | null): { id: number; secret: string } | null => {
  const [, id, secret] = /^(\d{1,15})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return id && secret ? { id: Number(id), secret } : null;
};

/**
 * Finds the device of a browser's cookie.
 *
 * A token that was replaced and comes again was copied: the device is forgotten with its sessions,
 * whoever holds it (reuse detection). Only the browser that had it replaced may show it again, within
 * ten seconds: two tabs, or an answer that was lost.
 *
 * @param lock nobody else replaces its token until the transaction has ended
 * @returns null for an unknown browser
 */
export const findDevice = async (
  database: Database | OpenTransaction,
  browser: Browser,
  { lock = false } = {},
): Promise<FoundDevice | null> => {
  const { merchant, ip, userAgent, device, waitedMs } = browser;
  const cookie = readCookie(device.token);
  if (!cookie) return null;
  // The token is judged by the time at which the request arrived, not by when we got to it.
  const momentSeconds = SAME_MOMENT_SECONDS + waitedMs() / 1000;
  const row = await database
    .selectFrom('device')
    .select(['id', 'memberId', 'method', 'rememberedUntil', 'seenAt'])
    .select(['tokenHash', 'pastTokenHashes', 'successorSalt', 'ip', 'userAgent'])
    .select(sql<number>`coalesce(browser, id)`.as('browser'))
    .select(
      sql<boolean>`rotated_at > now() - make_interval(secs => ${momentSeconds})`.as('isFresh'),
    )
    .where('merchantId', '=', merchant.id)
    .where('id', '=', cookie.id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) return null;
  const use = classifyToken(row, { secret: cookie.secret, ip, userAgent });
  if (use === 'copied') await forgetDevice(database, merchant.id, row);
  if (use === 'copied' || use === 'unknown') return null;
  const { id, memberId, method, rememberedUntil, seenAt, successorSalt, browser: first } = row;
  return { id, memberId, method, rememberedUntil, seenAt, successorSalt, use, browser: first };
};

/** Notes the browser of a sign-in as the member's, and gives it a fresh token. */
export const useDevice = async (
  tx: OpenTransaction,
  browser: Browser,
  use: DeviceUse,
): Promise<number> => {
  const found = await findDevice(tx, browser, { lock: true });
  if (found && found.memberId === use.memberId) return renewDevice(tx, browser, found, use);
  // Another member uses this browser now.
  if (found) await setRemembered(tx, browser.merchant.id, found.id, null);
  const { merchant, ip, userAgent, device } = browser;
  const secret = makeToken();
  const { id } = await tx
    .insertInto('device')
    .values({
      merchantId: merchant.id,
      memberId: use.memberId,
      tokenHash: hashToken(secret),
      rememberedUntil: use.remember ? rememberedUntil(browser) : null,
      method: use.method,
      ip,
      userAgent: storedName(userAgent),
      browser: found?.browser ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  device.keep(`${id}.${secret}`);
  return id;
};

const renewDevice = async (
  tx: OpenTransaction,
  browser: Browser,
  found: FoundDevice,
  { method, remember }: DeviceUse,
): Promise<number> => {
  const { merchant, ip, userAgent } = browser;
  await tx
    .updateTable('device')
    .set({
      ip,
      method,
      userAgent: storedName(userAgent),
      seenAt: new Date(),
      ...(remember !== undefined && {
        rememberedUntil: remember ? rememberedUntil(browser) : null,
      }),
    })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', found.id)
    .execute();
  await renewToken(tx, browser, found);
  return found.id;
};

/** Gives the browser the token that follows the one it shows; at one moment always the same. */
const renewToken = async (
  tx: OpenTransaction,
  { merchant, device }: Browser,
  { id, use, successorSalt }: FoundDevice,
): Promise<void> => {
  const { secret = '' } = readCookie(device.token) ?? {};
  if (use === 'held') return;
  if (use === 'replaced' && successorSalt !== null) {
    device.keep(`${id}.${successorOf(secret, successorSalt)}`);
    return;
  }
  const salt = makeToken();
  const successor = successorOf(secret, salt);
  await tx
    .updateTable('device')
    .set({
      pastTokenHashes: sql<string[]>`(array[token_hash] || past_token_hashes)[:${PAST_TOKENS}]`,
      tokenHash: hashToken(successor),
      successorSalt: salt,
      rotatedAt: sql<Date>`now()`,
    })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .execute();
  device.keep(`${id}.${successor}`);
};

const rememberedUntil = ({ merchant }: Browser): Date =>
  new Date(Date.now() + merchant.config.limits.rememberDays * 86_400_000);

/** Ends a device's right to sign in without a password, or sets until when it has it. */
export const setRemembered = async (
  database: Database | OpenTransaction,
  merchantId: number,
  deviceId: number,
  until: Date | null,
): Promise<void> => {
  await database
    .updateTable('device')
    .set({ rememberedUntil: until })
    .where('merchantId', '=', merchantId)
    .where('id', '=', deviceId)
    .execute();
};

/** Forgets a device; its sessions end with it, and nothing more is told to its browser by web push. */
export const forgetDevice = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { id, memberId }: Pick<FoundDevice, 'id' | 'memberId'>,
): Promise<void> => {
  await database
    .deleteFrom('device')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .execute();
  await endPush(database, merchantId, { memberId, deviceId: id });
};
