import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Context } from '../handler.ts';
import { hashToken, makeToken } from './opaque-token.ts';
import type { SignInMethod } from './sessions.ts';

/** Two tabs that come back at once both send the token of before: no thief, for this long. */
const GRACE_SECONDS = 60;

/** How many replaced tokens of a device are still known as stolen. */
const PAST_TOKENS = 50;

/** A device that holds the token it was given last, or the one before for a moment. */
export interface FoundDevice {
  id: number;
  memberId: number;
  /** The hash of its newest token, when that is what the browser brought; null when it is older. */
  newestHash: string | null;
  method: string;
  rememberedUntil: Date | null;
  seenAt: Date;
}

/** Who uses the browser, and how the account was proved. */
interface DeviceUse {
  memberId: number;
  method: SignInMethod;
  /** True remembers the device, false ends that; left out, it stays as it is. */
  remember?: boolean | undefined;
}

type Browser = Pick<Context, 'merchant' | 'ip' | 'userAgent' | 'device'>;

/** What a cookie holds: which device, and its secret. */
const readCookie = (cookie: string | null): { id: number; secret: string } | null => {
  const [, id, secret] = /^(\d{1,15})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return id && secret ? { id: Number(id), secret } : null;
};

/**
 * Finds the device of a browser's cookie.
 *
 * A token that was replaced and comes again was copied: the device is forgotten with its sessions,
 * whoever holds it (reuse detection).
 *
 * @returns null for an unknown browser
 */
export const findDevice = async (
  database: Database | OpenTransaction,
  { merchant, device }: Pick<Browser, 'merchant' | 'device'>,
): Promise<FoundDevice | null> => {
  const cookie = readCookie(device.token);
  if (!cookie) return null;
  const row = await database
    .selectFrom('device')
    .select(['id', 'memberId', 'method', 'rememberedUntil', 'seenAt'])
    .select(['tokenHash', 'pastTokenHashes'])
    .select(
      sql<boolean>`rotated_at > now() - make_interval(secs => ${GRACE_SECONDS})`.as('isFresh'),
    )
    .where('merchantId', '=', merchant.id)
    .where('id', '=', cookie.id)
    .executeTakeFirst();
  if (!row) return null;
  const { tokenHash, pastTokenHashes, isFresh, ...found } = row;
  const given = hashToken(cookie.secret);
  if (given === tokenHash) return { ...found, newestHash: tokenHash };
  const age = pastTokenHashes.indexOf(given);
  if (age === 0 && isFresh) return { ...found, newestHash: null };
  if (age >= 0) await forgetDevice(database, merchant.id, row.id);
  return null;
};

/** Notes the browser of a sign-in as the member's, and gives it a fresh token. */
export const useDevice = async (
  tx: OpenTransaction,
  browser: Browser,
  use: DeviceUse,
): Promise<number> => {
  const found = await findDevice(tx, browser);
  if (found && found.memberId === use.memberId) return renewDevice(tx, browser, found, use);
  // Somebody else sits there now.
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
      userAgent: userAgent.slice(0, 255),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  device.keep(`${id}.${secret}`);
  return id;
};

const renewDevice = async (
  tx: OpenTransaction,
  browser: Browser,
  { id, newestHash }: FoundDevice,
  { method, remember }: DeviceUse,
): Promise<number> => {
  const { merchant, ip, userAgent, device } = browser;
  await tx
    .updateTable('device')
    .set({
      ip,
      method,
      userAgent: userAgent.slice(0, 255),
      seenAt: new Date(),
      ...(remember !== undefined && {
        rememberedUntil: remember ? rememberedUntil(browser) : null,
      }),
    })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .execute();
  if (newestHash === null) return id;
  const secret = makeToken();
  const { numUpdatedRows } = await tx
    .updateTable('device')
    .set({
      pastTokenHashes: sql<string[]>`(array[token_hash] || past_token_hashes)[:${PAST_TOKENS}]`,
      tokenHash: hashToken(secret),
      rotatedAt: new Date(),
    })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    // Of two tabs at the same moment one gives the browser its new token.
    .where('tokenHash', '=', newestHash)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) device.keep(`${id}.${secret}`);
  return id;
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

/** Forgets a device; its sessions end with it. */
export const forgetDevice = async (
  database: Database | OpenTransaction,
  merchantId: number,
  deviceId: number,
): Promise<void> => {
  await database
    .deleteFrom('device')
    .where('merchantId', '=', merchantId)
    .where('id', '=', deviceId)
    .execute();
};
