import type { FastifyRequest } from 'fastify';
import { plainAddress } from './network.ts';
import './trusted-proxies.ts';
import type { Site } from '../merchants/site-registry.ts';

/** Where a request comes from. */
export interface Visitor {
  ip: string;
  /** ISO 3166-1 alpha-2; null when nobody trustworthy says so. */
  country: string | null;
}

export type VisitorOf = (request: FastifyRequest, site: Site) => Visitor;

/**
 * The visitor's address and country. A trusted proxy is believed (X-Forwarded-For and the
 * merchant's country header); whatever a visitor claims directly is not.
 */
export const visitorOf: VisitorOf = (request, { merchant }) => {
  const { countryHeader } = merchant.config.regionRestriction;
  const ip = plainAddress(request.ip);
  const claimed = countryHeader ? request.headers[countryHeader.toLowerCase()] : undefined;
  const isCountry = typeof claimed === 'string' && /^[A-Za-z]{2}$/.test(claimed);
  const trusted = request.server.isTrustedProxy(request.socket.remoteAddress ?? '');
  return { ip, country: isCountry && trusted ? claimed.toUpperCase() : null };
};
