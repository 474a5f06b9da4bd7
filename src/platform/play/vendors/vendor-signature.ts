import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { VENDOR_KEY_BYTES, vendorKeyId, vendorKeyInfo } from '#api/vendor-signing.ts';
import { readVendorSecret, readVendorSecrets } from '../../base/http/games-service.ts';

/** A vendor's key, as text, and the id that names it in a signature. */
export interface VendorKey {
  id: string;
  key: string;
}

/** Keys that were derived, by secret and vendor. */
const derived = new Map<string, VendorKey>();

/** More keys than there are vendors and secrets at one time. */
const MAX_KEYS = 1000;

const deriveKey = (vendorCode: string, secret: string): VendorKey => {
  const name = `${secret} ${vendorCode}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(
    hkdfSync('sha256', secret, '', vendorKeyInfo(vendorCode), VENDOR_KEY_BYTES),
  ).toString('hex');
  const named = {
    id: vendorKeyId(vendorCode, createHash('sha256').update(key).digest('hex')),
    key,
  };
  if (derived.size >= MAX_KEYS) derived.clear();
  derived.set(name, named);
  return named;
};

/** The key that the platform signs with for a vendor; null when it was given no secret. */
export const vendorKey = (vendorCode: string, secret = readVendorSecret()): string | null =>
  secret === null ? null : deriveKey(vendorCode, secret).key;

/** Every key that a vendor may sign with now: two while secrets are changed. */
export const vendorKeys = (vendorCode: string): VendorKey[] =>
  readVendorSecrets().map((secret) => deriveKey(vendorCode, secret));

/** Signs a text with a vendor's key: lower-case hex. */
export const signText = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Whether a signature is that of the text; takes the same time wherever it differs. */
export const isSignatureOf = (key: string, text: string, signature: string): boolean =>
  /^[0-9a-f]{64}$/.test(signature) &&
  timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signText(key, text), 'hex'));
