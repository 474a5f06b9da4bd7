import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { VENDOR_KEY_BYTES, vendorKeyInfo } from '#api/vendor-protocol.ts';
import { readVendorSecret } from './games-service.ts';

/** Keys that were derived, by secret and vendor. */
const derived = new Map<string, string>();

/** More keys than there are vendors and secrets at one time. */
const MOST_KEYS = 1000;

/** The key of one vendor; null when the platform was given no secret. */
export const vendorKey = (vendorCode: string, secret = readVendorSecret()): string | null => {
  if (secret === null) return null;
  const name = `${secret} ${vendorCode}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(
    hkdfSync('sha256', secret, '', vendorKeyInfo(vendorCode), VENDOR_KEY_BYTES),
  ).toString('hex');
  if (derived.size >= MOST_KEYS) derived.clear();
  derived.set(name, key);
  return key;
};

/** Signs a text with a vendor's key: lower-case hex. */
export const signText = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Whether a signature is that of the text; takes the same time wherever it differs. */
export const isSignatureOf = (key: string, text: string, signature: string): boolean =>
  /^[0-9a-f]{64}$/.test(signature) &&
  timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signText(key, text), 'hex'));
