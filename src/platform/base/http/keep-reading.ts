import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the web servers before us let through (`client_max_body_size` of `livery host`), in bytes. */
const MOST_READ_BYTES = 21 * 1024 * 1024;

/**
 * Lets a refused body come to its end instead of closing the connection under it, as Fastify asks for: a
 * close amid a body resets the connection, the sender loses the answer with it, and a web server in
 * between says 502. Node throws the rest away; `cutSlowBodies` still ends what comes
 * too slowly, and a body of unknown or greater length is still cut.
 */
export const keepReading = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  const length = Number(raw.headers['content-length'] ?? Number.NaN);
  // Also where all of it has come already: the next request may stand behind it.
  if (length <= MOST_READ_BYTES) reply.removeHeader('connection');
};
