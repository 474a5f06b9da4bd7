import type { FastifyRequest } from 'fastify';
import { calledHost } from './called-host.ts';

/** Calls that change nothing are allowed from any site: the same-origin policy keeps it from
 * reading the answer. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a page of another site makes this browser send a call that may change something. Clients
 * that are no browsers send no such header, and no cookie either.
 */
export const isCrossSite = ({ method, headers, raw }: FastifyRequest): boolean => {
  if (READING.includes(method)) return false;
  // Only the browser can set this header, never a page; behind a proxy it is more reliable than
  // what we see.
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return headers.origin !== undefined && hostOf(headers.origin) !== calledHost(raw).name;
};

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).hostname : null;
