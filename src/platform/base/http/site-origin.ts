import type { FastifyRequest } from 'fastify';
import { calledHost } from './called-host.ts';

/** Whether a host name stands for this machine alone (RFC 6761). */
export const isLocalName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost');

/**
 * Where the called brand's pages are: the start of each link that leaves the platform. The name is
 * one that the brand has, else the call would not have found its site. A port is what the caller
 * says, so it is believed only on this machine, as is plain http: a link in a message leads nowhere
 * else.
 */
export const siteOrigin = ({ raw, protocol }: FastifyRequest): string => {
  const { name, port } = calledHost(raw);
  return isLocalName(name) ? `${protocol}://${name}${port}` : `https://${name}`;
};
