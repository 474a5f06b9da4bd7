import { createECDH, timingSafeEqual } from 'node:crypto';

/** What a browser gives with its subscription, in base64url: its public key and a shared secret. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A point of P-256, not compressed. */
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

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
