import type { Server } from 'node:net';

/**
 * Where this process reaches itself, behind every proxy: the sandbox provider and the platform
 * talk to each other there.
 *
 * @throws while the server does not listen yet
 */
export const ownUrlOf = (server: Server): string => {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server does not listen');
  // Listening everywhere includes this machine's own address.
  const host = ['0.0.0.0', '::'].includes(bound.address) ? '127.0.0.1' : bound.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
};
