import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How slowly a request may come; how long its answer takes is no matter of these. */
export interface SlowLimits {
  /** From the opening of a connection, or the start of its next request, to the last header. */
  headersMs: number;
  /** From the last header to the end of the body. */
  bodyMs: number;
  /** The same where a file is sent: a photograph takes a phone longer than a form. */
  uploadMs: number;
  /** What a body brings at least on average, looked at from `rateAfterMs` on. */
  leastBytesPerSecond: number;
  rateAfterMs: number;
}

/** The greatest file (20 MB) is through in time at 70 kB a second. */
export const defaultSlowLimits: SlowLimits = {
  headersMs: 20_000,
  bodyMs: 20_000,
  uploadMs: 300_000,
  leastBytesPerSecond: 1024,
  rateAfterMs: 5000,
};

const MAX_BETWEEN_CHECKS_MS = 1000;

/** How much of a body came in how much time. */
export interface Progress {
  receivedBytes: number;
  waitedMs: number;
}

/** Whether a body must be cut: it takes too long, or it brings too little for the time it took. */
export const isTooSlow = (
  { receivedBytes, waitedMs }: Progress,
  { leastBytesPerSecond, rateAfterMs, mostMs }: SlowLimits & { mostMs: number },
): boolean =>
  waitedMs >= mostMs ||
  (waitedMs >= rateAfterMs && receivedBytes * 1000 < leastBytesPerSecond * waitedMs);

/**
 * The options of a server that cuts slow headers.
 *
 * @param mostBodyMs the longest that any of its bodies may take
 */
export const slowHeaderOptions = ({ headersMs }: SlowLimits, mostBodyMs: number) => {
  const requestTimeout = headersMs + mostBodyMs;
  return {
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: headersMs,
      // Node looks every half minute only, if nobody says more.
      connectionsCheckingInterval: Math.min(MAX_BETWEEN_CHECKS_MS, headersMs / 4),
    },
  };
};

/**
 * Aborts requests whose body arrives too slowly, as Node does with headers: 408, and the connection
 * is closed. An
 * answer that has begun is ended.
 *
 * @param isUpload which requests have `uploadMs`
 */
export const cutSlowBodies = (
  app: FastifyInstance,
  limits: SlowLimits,
  isUpload: (request: FastifyRequest) => boolean = () => false,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw))
      watch(request, reply, {
        ...limits,
        mostMs: isUpload(request) ? limits.uploadMs : limits.bodyMs,
      });
    done();
  });
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const watch = (
  { raw, server }: FastifyRequest,
  reply: FastifyReply,
  limits: SlowLimits & { mostMs: number },
): void => {
  const { socket } = raw;
  const before = socket.bytesRead;
  const every = Math.min(MAX_BETWEEN_CHECKS_MS, limits.rateAfterMs / 5, limits.mostMs / 5);
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer);
    // The bytes have arrived and were not read yet: the delay is ours, not the client's.
    if (raw.readableLength >= raw.readableHighWaterMark) return;
    // Checks are counted instead of clock time: while this process is blocked, no client is counted
    // as slow.
    waitedMs += every;
    if (!isTooSlow({ receivedBytes: socket.bytesRead - before, waitedMs }, limits)) return;
    clearInterval(timer);
    if (reply.raw.headersSent) socket.destroy();
    else server.server.emit('clientError', new SlowRequest(), socket);
  }, every);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
};

/** Says what Node says of slow headers. */
class SlowRequest extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';

  constructor() {
    super('the body came too slowly');
  }
}
