import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { launchSignedText, VENDOR_KEY_BYTES, vendorKeyInfo } from '#api/vendor-protocol.ts';

/** The key of one vendor, derived from the secret that platform and service share. */
export const vendorKey = (secret: string, vendorCode: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', vendorKeyInfo(vendorCode), VENDOR_KEY_BYTES)).toString(
    'hex',
  );

/** Signs a text with a vendor's key: lower-case hex. */
export const signText = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Whether a launch was made by the platform for this very site. */
export const isLaunchSigned = (
  key: string,
  { ticket, origin, sig }: { ticket: string; origin: string; sig: string },
): boolean =>
  /^[0-9a-f]{64}$/.test(sig) &&
  timingSafeEqual(
    Buffer.from(sig, 'hex'),
    Buffer.from(signText(key, launchSignedText(ticket, origin)), 'hex'),
  );
