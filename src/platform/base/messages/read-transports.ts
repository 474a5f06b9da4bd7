import { PlatformError } from '../errors/platform-error.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport, Transports } from './transport.ts';
import { SIGNATURE_HEADER, signBody } from './signed-message.ts';

/**
 * How messages leave, by the environment: LIVERY_SMTP_URL (with LIVERY_MAIL_FROM) for e-mail,
 * LIVERY_SMS_URL with LIVERY_SMS_SECRET for SMS. What is not set stays in the outbox.
 *
 * @throws {PlatformError} `messages_misconfigured`
 */
export const readTransports = (env: NodeJS.ProcessEnv): Pick<Transports, 'sms' | 'email'> => {
  const smtpUrl = readUrl(env, 'LIVERY_SMTP_URL', ['smtp:', 'smtps:']);
  const smsUrl = readUrl(env, 'LIVERY_SMS_URL', ['http:', 'https:']);
  const secret = env['LIVERY_SMS_SECRET'];
  if (smsUrl && !secret)
    throw new PlatformError(
      'messages_misconfigured',
      'LIVERY_SMS_URL is set, but LIVERY_SMS_SECRET is not: set the secret that the gateway checks signatures with.',
    );
  return {
    email: smtpUrl ? smtpTransport(smtpUrl, env['LIVERY_MAIL_FROM']) : null,
    sms: smsUrl && secret ? smsTransport(smsUrl, secret) : null,
  };
};

const readUrl = (
  env: NodeJS.ProcessEnv,
  name: string,
  protocols: readonly string[],
): string | null => {
  const url = env[name];
  if (!url) return null;
  if (URL.canParse(url) && protocols.includes(new URL(url).protocol)) return url;
  // The value is not shown: it may hold a password.
  throw new PlatformError(
    'messages_misconfigured',
    `${name} is no address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
  );
};

/** A gateway that is slower is asked again later. */
const ANSWER_MS = 10_000;

/**
 * Hands SMS to a gateway by HTTP: a POST of JSON, signed with HMAC-SHA256 over its moment and its
 * bytes (`livery-signature: t=…,v1=…`), answered by any 2xx.
 *
 * @param url where the gateway takes messages
 * @param secret known to both sides
 */
const smsTransport =
  (url: string, secret: string): Transport =>
  async ({ id, brand, to, kind, language, body }) => {
    const payload = JSON.stringify({ id, merchant: brand.code, to, kind, language, text: body });
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(secret, payload),
      },
      body: payload,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
