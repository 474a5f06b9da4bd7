import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { SERVER_ROLE } from './server-role.ts';

/** How the server signs in after the migrations. */
export interface ServerLogin {
  /** Its name says of which password it is: installations on one PostgreSQL do not share it. */
  role: string;
  /** The address with it in place of the owner. */
  url: string;
}

const ITERATIONS = 4096;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * The server's own login, which follows from the owner's password, so that every process of an
 * installation knows it and nobody has to keep it.
 *
 * @param ownerUrl the address by which migrations run
 * @returns null when the owner has no password in its address: nothing can follow from it
 */
export const serverLogin = (ownerUrl: string): (ServerLogin & { password: string }) | null => {
  const url = new URL(ownerUrl);
  if (url.password === '') return null;
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update(`livery server of ${decodeURIComponent(url.username)}`)
    .digest('hex');
  const name = createHash('sha256').update(password).digest('hex').slice(0, 12);
  const role = `${SERVER_ROLE}_${name}`;
  url.username = role;
  url.password = password;
  return { role, url: url.href, password };
};

/**
 * The address of a pooler as the server signs in there: as its own login, unless the address names another.
 *
 * @param poolUrl where a name and a password may be left out
 */
export const throughPooler = (
  poolUrl: string,
  { role, password }: ServerLogin & { password: string },
): string => {
  const url = new URL(poolUrl);
  if (url.username !== '') return url.href;
  url.username = role;
  url.password = password;
  return url.href;
};

/**
 * Makes the login where there is none: it owns nothing, and can become nobody but the server's role.
 *
 * @returns false when this database does not let us make roles
 */
export const makeServerLogin = async (
  client: pg.PoolClient,
  { role, password }: ServerLogin & { password: string },
): Promise<boolean> => {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rows.length > 0) return true;
  try {
    // The password itself is never sent: a log of statements would hold it.
    await client.query(
      `create role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        inherit in role ${SERVER_ROLE} password '${scramVerifier(password)}'`,
    );
    return true;
  } catch (error) {
    const { code } = error as pg.DatabaseError;
    // 42710, 23505: another process was faster. 42501: insufficient privilege.
    if (code === '42710' || code === '23505') return true;
    if (code === '42501') return false;
    throw error;
  }
};

/** What PostgreSQL stores of a password (RFC 5803, SCRAM-SHA-256). */
const scramVerifier = (password: string): string => {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
};
