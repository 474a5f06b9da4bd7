import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** By which a request is found again in the logs of a proxy, of the platform and of a caller. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies make: hexadecimal digits, a UUID, a ULID. */
const GOOD_ID = /^[\w.-]{8,64}$/;

/**
 * The id of a request: the one that a trusted proxy gave it, else a new one. A visitor cannot choose
 * it: two requests with one id would hide each other, and other signs would break lines of logs.
 *
 * @param isTrusted whether an address is a proxy of ours
 */
export const createRequestIds =
  (isTrusted: (address: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isGood = typeof given === 'string' && GOOD_ID.test(given);
    return isGood && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID();
  };

/** Tells every caller the id of its request. */
export const tellRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
};
