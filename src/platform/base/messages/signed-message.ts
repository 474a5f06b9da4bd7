import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=<seconds>,v1=<hex>`: when it was signed, and HMAC-SHA256 over that moment and the raw body. */
export const SIGNATURE_HEADER = 'livery-signature';

/** How a route for signed messages is set up: a provider sends many, a flood of false ones ends. */
export const signedRoute = {
  schema: { hide: true },
  config: { rateLimit: { max: 6000, timeWindow: 60_000 } },
};

/** Signs the bytes of a body as they will travel. */
export const signBody = (secret: string, rawBody: string, at: Date = new Date()): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`;
};

/**
 * Whether a body came from who knows the secret, and not long ago. A message that is sent twice
 * within that time must change nothing the second time.
 *
 * @param skewSeconds how far the two clocks may be apart
 */
export const isSignedBody = (
  headers: Record<string, unknown>,
  rawBody: string,
  { secret, skewSeconds }: { secret: string; skewSeconds: number },
): boolean => {
  const header = headers[SIGNATURE_HEADER];
  const parts = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const given = Buffer.from(parts[2] ?? '', 'hex');
  const isTrue = timingSafeEqual(given, digest(secret, seconds, rawBody));
  return isTrue && Math.abs(Date.now() / 1000 - seconds) <= skewSeconds;
};

const digest = (secret: string, seconds: number, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest();
