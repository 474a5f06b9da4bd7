import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a call is signed by RFC 9421 with a key, read by hand: as somebody else's operator would.
 *
 * @param least components that must be signed
 */
export const isSigned = (
  key: string,
  path: string,
  headers: IncomingHttpHeaders,
  least: number,
): boolean => {
  const params = String(headers['signature-input']).replace(/^livery=/, '');
  const listed = [...(/^\(([^)]*)\)/.exec(params)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const { pathname, search } = new URL(path, 'http://toy');
  const values: Record<string, unknown> = {
    '@method': 'POST',
    '@path': pathname,
    '@query': search || '?',
    'content-digest': headers['content-digest'],
  };
  const lines = listed.map((name) => `"${name}": ${String(values[name])}`);
  const base = [...lines, `"@signature-params": ${params}`].join('\n');
  const right = createHmac('sha256', key).update(base).digest('base64');
  return listed.length >= least && headers['signature'] === `livery=:${right}:`;
};
