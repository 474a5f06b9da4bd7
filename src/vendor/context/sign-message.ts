import { createHash, createHmac, randomUUID } from 'node:crypto';
import { httpbis } from 'http-message-signatures';
import { signatureForm } from '#api/vendor-signing.ts';
import { keyIdOf } from './vendor-key.ts';

/** What is sent to a wallet. */
export interface WalletRequest {
  method: string;
  url: URL;
  rawBody: string;
}

/**
 * The headers of a signed message (RFC 9421): a new nonce and the time of now each time.
 *
 * @param key the vendor's, as text
 */
export const signMessage = async (
  vendorCode: string,
  key: string,
  { method, url, rawBody }: WalletRequest,
): Promise<Record<string, string>> => {
  const digest = createHash('sha256').update(rawBody).digest('base64');
  const { headers } = await httpbis.signMessage(
    {
      name: signatureForm.label,
      fields: [...signatureForm.components],
      params: [...signatureForm.parameters],
      paramValues: { nonce: randomUUID() },
      key: {
        id: keyIdOf(vendorCode, key),
        alg: signatureForm.algorithm,
        sign: async (base) => createHmac('sha256', key).update(base).digest(),
      },
    },
    {
      method,
      url,
      headers: { 'content-type': 'application/json', 'content-digest': `sha-256=:${digest}:` },
    },
  );
  return headers;
};
