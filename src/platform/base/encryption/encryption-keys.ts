import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { ENCRYPTION } from '#api/encryption.ts';
import { openSecret, sealSecret } from '../sealing/seal-secret.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** A key is published for so long; a browser fetches it anew with each page. */
const PUBLISHED_DAYS = 30;

/** And is accepted for so long afterwards: no page stays open longer. */
const OVERLAP_DAYS = 2;

/** What is older is of no use any more. */
export const KEY_DAYS = PUBLISHED_DAYS + OVERLAP_DAYS;

/** Other processes may have made a key meanwhile: what is known is read again after this. */
const KNOWN_MS = 60_000;

/** A key of the platform, with both its halves. */
export interface PlatformKey {
  kid: string;
  privateKey: CryptoKey;
  /** As it is published: x and y of the curve P-256. */
  point: { x: string; y: string };
}

const known = new WeakMap<Database, { keys: Promise<PlatformKey[]>; readAtMs: number }>();

/** The key to encrypt with: the newest. It is made when there is none, or none that is young. */
export const publishedKey = async (database: Database): Promise<PlatformKey> => {
  const [newest] = await knownKeys(database, false);
  if (newest) return newest;
  throw new Error('there is no key although one was just made');
};

/** The key of an id; null when it never was or is too old. */
export const findKey = async (database: Database, kid: string): Promise<PlatformKey | null> => {
  const find = async (again: boolean) =>
    (await knownKeys(database, again)).find((key) => key.kid === kid);
  return (await find(false)) ?? (await find(true)) ?? null;
};

/** Removes the keys that nothing can be encrypted with any more. */
export const sweepKeys = async (database: Database): Promise<void> => {
  await sql`delete from encryption_key
    where created_at < now() - make_interval(days => ${KEY_DAYS})`.execute(database);
};

const knownKeys = (database: Database, again: boolean): Promise<PlatformKey[]> => {
  const last = known.get(database);
  if (last && !again && Date.now() - last.readAtMs < KNOWN_MS) return last.keys;
  const keys = readKeys(database);
  known.set(database, { keys, readAtMs: Date.now() });
  // A failed read is not cached.
  keys.catch(() => known.delete(database));
  return keys;
};

const readKeys = async (database: Database): Promise<PlatformKey[]> => {
  const isYoung = sql<boolean>`created_at > now() - make_interval(days => ${PUBLISHED_DAYS})`;
  const read = () =>
    database
      .selectFrom('encryptionKey')
      .select(['kid', 'privateKey', isYoung.as('isYoung')])
      .where(
        sql<boolean>`created_at > now() - make_interval(days => ${PUBLISHED_DAYS + OVERLAP_DAYS})`,
      )
      .orderBy('createdAt', 'desc')
      .orderBy('kid')
      .execute();
  let rows = await read();
  if (!rows[0]?.isYoung) {
    await makeKey(database);
    rows = await read();
  }
  return Promise.all(rows.map(({ kid, privateKey }) => toKey(kid, readJwk(privateKey))));
};

/** Of two processes that make one at once, both keys are good. */
const makeKey = async (database: Database): Promise<void> => {
  const { privateKey } = await generateKeyPair(ENCRYPTION.alg, {
    crv: 'P-256',
    extractable: true,
  });
  const jwk = JSON.stringify(sealSecret(JSON.stringify(await exportJWK(privateKey))));
  await database
    .insertInto('encryptionKey')
    .values({ kid: randomUUID(), privateKey: jwk })
    .execute();
};

/** A key from before there was a sealing key is stored unencrypted. */
const readJwk = (stored: unknown): JWK =>
  typeof stored === 'string' ? (JSON.parse(openSecret(stored)) as JWK) : (stored as JWK);

const toKey = async (kid: string, jwk: JWK): Promise<PlatformKey> => {
  const privateKey = await importJWK(jwk, ENCRYPTION.alg);
  if (privateKey instanceof Uint8Array || !jwk.x || !jwk.y)
    throw new Error(`the key ${kid} is no key of a curve`);
  return { kid, privateKey, point: { x: jwk.x, y: jwk.y } };
};
