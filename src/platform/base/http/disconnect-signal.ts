import type { FastifyReply } from 'fastify';

/**
 * Aborted when nobody waits for the answer any more: it was sent, or the connection was closed. (The
 * request itself is closed as soon as its body was read.)
 */
export const disconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  if (raw.destroyed || raw.socket?.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
};
