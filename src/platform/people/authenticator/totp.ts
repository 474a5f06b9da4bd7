import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A code of the step before or after is taken too: clocks differ. */
const WINDOW = 1;

/** A new secret in base32: 160 bits, as RFC 4226 recommends. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` address of a secret, for a QR code. */
export const otpauthUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...FORM, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();

/**
 * The time step to which a code belongs.
 *
 * @returns null when it is no code of the secret at this moment
 */
export const stepOfCode = (secret: string, code: string, nowMs = Date.now()): number | null => {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1000 / FORM.period) + delta;
};
