import http from 'node:http';
import https from 'node:https';
import { getCACertificates } from 'node:tls';
import type { BrandAddress } from './brand-address.ts';

/** What a server answered. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** One that answers nothing for so long is asked again; in ms. */
const TIMEOUT_MS = 10_000;

/** No page of a site is longer; in bytes. */
const LONGEST = 8_000_000;

let trusted: string[] | undefined;

/** Who vouches for certificates: those whom Node trusts, and those whom this machine does. */
const authorities = (): string[] =>
  (trusted ??= [...getCACertificates('default'), ...getCACertificates('system')]);

/**
 * Asks a server for one path of a brand, under the brand's name. Redirects are answers like any other.
 *
 * @param cookie what a visitor would send
 * @throws when it does not answer
 */
export const askBrand = (
  { protocol, hostname, port, host }: BrandAddress,
  path: string,
  cookie?: string,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { request } = protocol === 'https:' ? https : http;
    const headers = { host, 'cache-control': 'no-cache', ...(cookie && { cookie }) };
    const servername = host.replace(/:\d+$/, '');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = request(
      {
        protocol,
        hostname,
        port,
        path,
        headers,
        signal,
        ...(protocol === 'https:' && { servername, ca: authorities() }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > LONGEST) asked.destroy(new Error('its answer does not end'));
          else chunks.push(chunk);
        });
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.once('error', reject);
    asked.end();
  });
