import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  launchSignedText,
  VENDOR_KEY_BYTES,
  vendorKeyId,
  vendorKeyInfo,
} from '#api/vendor-signing.ts';

/** The key of one vendor, derived from the secret that platform and service share. */
export const vendorKey = (secret: string, vendorCode: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', vendorKeyInfo(vendorCode), VENDOR_KEY_BYTES)).toString(
    'hex',
  );

/** The id that names a vendor's key in a signature. */
export const keyIdOf = (vendorCode: string, key: string): string =>
  vendorKeyId(vendorCode, createHash('sha256').update(key).digest('hex'));

const signText = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Whether a launch was made by the platform for this very site. */
export const isLaunchSigned = (
  key: string,
  { ticket, origin, pages, sig }: { ticket: string; origin: string; pages: string; sig: string },
): boolean =>
  /^[0-9a-f]{64}$/.test(sig) &&
  timingSafeEqual(
    Buffer.from(sig, 'hex'),
    Buffer.from(signText(key, launchSignedText(ticket, origin, pages)), 'hex'),
  );
