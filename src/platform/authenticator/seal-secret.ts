import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const SEALED = 'v1.';

/**
 * Seals a secret that must be read again, such as an authenticator's, with the key of
 * `LIVERY_SEAL_KEY`: a copy of the database alone is then worth nothing. Without that key it is
 * stored as it is.
 */
export const sealSecret = (secret: string, key = process.env['LIVERY_SEAL_KEY']): string => {
  if (!key) return secret;
  const nonce = randomBytes(12);
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

/** The variable may have any length; it should be 32 random bytes or more. */
const toKey = (key: string): Buffer => createHash('sha256').update(key).digest();
