import type { FastifyRequest } from 'fastify';
import { calledHost } from './called-host.ts';

/** What changes nothing may be asked from anywhere: other sites cannot read the answer. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a page of another site makes this browser send a call that may change something. Who is
 * no browser says nothing of itself and brings no cookie either.
 */
export const isCrossSite = ({ method, headers, raw }: FastifyRequest): boolean => {
  if (READING.includes(method)) return false;
  // A browser writes it itself and no page can; it knows more than we see behind a proxy.
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return headers.origin !== undefined && hostOf(headers.origin) !== calledHost(raw).name;
};

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).hostname : null;
