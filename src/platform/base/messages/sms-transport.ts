import { SIGNATURE_HEADER, signBody } from './signed-message.ts';
import type { Transport } from './transport.ts';

/** A gateway that is slower is asked again later. */
const ANSWER_MS = 10_000;

/**
 * Hands SMS to a gateway by HTTP: a POST of JSON, signed with HMAC-SHA256 over its moment and its
 * bytes (`livery-signature: t=…,v1=…`), answered by any 2xx.
 *
 * @param url where the gateway takes messages
 * @param secret known to both sides
 */
export const smsTransport =
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
