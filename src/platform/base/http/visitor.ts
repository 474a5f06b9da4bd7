import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { plainAddress } from './network.ts';
import type { Site } from '../merchants/site-registry.ts';

/** Where a request comes from. */
export interface Visitor {
  ip: string;
  /** ISO 3166-1 alpha-2; null when nobody trustworthy says so. */
  country: string | null;
}

export type VisitorOf = (request: FastifyRequest, site: Site) => Visitor;

/**
 * The visitor's address and country. A proxy on this machine is believed (X-Forwarded-For and the
 * merchant's country header); whatever a visitor claims directly is not.
 */
export const visitorOf: VisitorOf = (request, { merchant }) => {
  const { countryHeader } = merchant.config.regionRestriction;
  const ip = plainAddress(request.ip);
  const claimed = countryHeader ? request.headers[countryHeader.toLowerCase()] : undefined;
  const isCountry = typeof claimed === 'string' && /^[A-Za-z]{2}$/.test(claimed);
  const trusted = isTrustedProxy(request.socket.remoteAddress ?? '');
  return { ip, country: isCountry && trusted ? claimed.toUpperCase() : null };
};

/** Whether what this address says of a visitor is believed: it is a proxy on this machine. */
export const isTrustedProxy = (address: string): boolean => {
  const ip = plainAddress(address);
  return ip === '::1' || (isIP(ip) === 4 && ip.startsWith('127.'));
};
