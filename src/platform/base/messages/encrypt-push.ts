import {
  createCipheriv,
  createECDH,
  createHmac,
  type ECDH,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** What a browser gives with its subscription, in base64url: its public key and a shared secret. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A point of P-256, not compressed. */
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;

/** The only record: no service takes a message that is longer. */
const RECORD_BYTES = 4096;

/** Marks the end of the last record. */
const LAST = Buffer.from([2]);

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
};

/** One step of HKDF-SHA-256: the first block of its output, cut to a length. */
const expand = (key: Buffer, info: Buffer | string, length: number): Buffer =>
  hmac(key, info, Buffer.from([1])).subarray(0, length);

/** Whether a browser's keys are such: a point that is on the curve, and a secret of the right length. */
export const arePushKeys = ({ p256dh, auth }: PushKeys): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
};

const newPair = (): ECDH => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
};

/**
 * Encrypts a message for one browser (RFC 8291, over the content coding `aes128gcm` of RFC 8188).
 *
 * @param text at most about 3,900 bytes
 * @param fixed the key pair and the salt, which are else new each time: for the example of the RFC
 * @returns the body of the request
 * @throws when the text is too long, or the keys are none
 */
export const encryptPush = (
  text: string,
  { p256dh, auth }: PushKeys,
  { pair = newPair(), salt = randomBytes(SALT_BYTES) }: { pair?: ECDH; salt?: Buffer } = {},
): Buffer => {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const shared = hmac(Buffer.from(auth, 'base64url'), pair.computeSecret(theirs));
  const secret = expand(shared, Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]), 32);
  const root = hmac(salt, secret);
  const key = expand(root, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = expand(root, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  if (sealed.length > RECORD_BYTES - SALT_BYTES - 5 - POINT_BYTES)
    throw new Error('a message for web push is too long');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, sealed]);
};

/** Whether a private key belongs to a public one, both in base64url. */
export const arePair = (publicKey: string, privateKey: string): boolean => {
  const [point, secret] = [publicKey, privateKey].map((each) => Buffer.from(each, 'base64url'));
  if (point?.length !== POINT_BYTES || secret?.length !== 32) return false;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret);
  } catch {
    return false;
  }
  return timingSafeEqual(pair.getPublicKey(), point);
};
