import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const SEALED = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a secret that must be read again, such as an authenticator's, with the key of
 * `LIVERY_SEAL_KEY`: a copy of the database alone is then worth nothing. Without that key it is
 * stored as it is.
 */
export const sealSecret = (secret: string, key = process.env['LIVERY_SEAL_KEY']): string => {
  if (!key) return secret;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, toKey(key), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'));
  return SEALED + parts.join('.');
};

/**
 * Reads a secret that was sealed, or stored before there was a key.
 *
 * @throws when the key is missing or another one
 */
export const openSecret = (stored: string, key = process.env['LIVERY_SEAL_KEY']): string => {
  if (!stored.startsWith(SEALED)) return stored;
  if (!key) throw new Error('LIVERY_SEAL_KEY is not set, but secrets were sealed with it');
  const [nonce = '', tag = '', text = ''] = stored.slice(SEALED.length).split('.');
  const decipher = createDecipheriv(ALGORITHM, toKey(key), Buffer.from(nonce, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  const opened = [decipher.update(Buffer.from(text, 'base64url')), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
};

/**
 * Seals a file, such as a photograph of a document.
 *
 * @param name what it is the file of; only with the same one it can be opened, so that nobody puts
 *   one file into another's place
 * @returns null without `LIVERY_SEAL_KEY`
 */
export const sealBytes = (
  bytes: Uint8Array,
  name: string,
  key = process.env['LIVERY_SEAL_KEY'],
): Uint8Array | null => {
  if (!key) return null;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, toKey(key), nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/**
 * Reads a file that was sealed.
 *
 * @throws when the key is missing or another one, or the file is of another name
 */
export const openBytes = (
  sealed: Uint8Array,
  name: string,
  key = process.env['LIVERY_SEAL_KEY'],
): Uint8Array => {
  if (!key) throw new Error('LIVERY_SEAL_KEY is not set, but files were sealed with it');
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, toKey(key), nonce).setAAD(Buffer.from(name));
  decipher.setAuthTag(tag);
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]);
};

/** The variable may have any length; it should be 32 random bytes or more. */
const toKey = (key: string): Buffer => createHash('sha256').update(key).digest();
