import type { FastifyRequest } from 'fastify';

/**
 * Where the called brand's pages are. A port is what the caller says, so it is believed only on
 * this machine, as is plain http: a link in a message leads nowhere else.
 */
export const siteOrigin = ({ hostname, host, protocol }: FastifyRequest): string =>
  hostname === 'localhost' || hostname.endsWith('.localhost')
    ? `${protocol}://${host}`
    : `https://${hostname}`;
