import type { FastifyReply } from 'fastify';

/**
 * Comes when nobody waits for an answer any more: it was sent, or the connection has ended. (The
 * request itself is closed as soon as its body was read.)
 */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  if (raw.destroyed || raw.socket?.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
};
