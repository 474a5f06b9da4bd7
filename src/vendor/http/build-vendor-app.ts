import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { findUnstorable } from '#domain/storable.ts';
import { answerClientErrors } from '#platform/base/http/client-errors.ts';
import { readableUrl } from '#platform/base/http/readable-url.ts';
import {
  readPlainSecurityHeaders,
  registerSecurityHeaders,
} from '#platform/base/http/security-headers.ts';
import {
  cutSlowBodies,
  slowHeaderOptions,
  type SlowLimits,
  defaultSlowLimits,
} from '#platform/base/http/slow-requests.ts';
import { AGAIN_AFTER_SECONDS, createUnavailable } from '#platform/base/http/unavailable.ts';
import { createTrust } from '#platform/base/http/trusted-proxies.ts';
import { registerVaryHost } from '#platform/base/http/vary-host.ts';
import type { SharedTables } from '../shared-rounds/shared-tables.ts';
import { registerSymbolRoutes } from '../symbols/symbol-routes.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { refusalOf, sendRefusal, bearerOf } from './answer-call.ts';
import { registerPageRoutes } from './page-routes.ts';
import { registerPlayRoutes } from './play-routes.ts';
import { LIVE_PATH } from '#api/play-shared.ts';
import { eventStreamHeaders } from '#platform/base/http/event-stream.ts';
import { PlayRefusal } from '../context/refusal.ts';
import { readSession } from '../sessions/read-session.ts';
import { sharedGameOf } from '../settlement/played-sharedly.ts';

/** Keeps proxies from taking a quiet stream for a dead one. */
const HEARTBEAT_MS = 15_000;

/** What a slow reader may leave unread; the next picture is whole again. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** The stream of a shared game: its round at every change, until the page leaves. */
const registerLiveRoute = (
  app: FastifyInstance,
  context: VendorContext,
  tables: SharedTables,
): void => {
  app.get(LIVE_PATH, async (request, reply) => {
    try {
      const session = await readSession(context, bearerOf(request));
      const table = tables.of(sharedGameOf(session));
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, eventStreamHeaders(reply));
      stream.write(': here\n\n');
      const leave = table.watch({
        session,
        send: (round) => {
          if (stream.writableLength < MAX_UNREAD_BYTES)
            stream.write(`data: ${JSON.stringify(round)}\n\n`);
        },
      });
      const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
      request.raw.on('close', () => {
        clearInterval(heartbeat);
        leave();
      });
      return reply;
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
      return sendRefusal(reply, error.code === 'game_unknown' ? 404 : 401, error.code);
    }
  });
};

/** What supervisors ask: whether it lives, and whether it can serve. */
const registerHealthRoutes = (app: FastifyInstance, { database }: VendorContext): void => {
  // The process lives, whatever becomes of its database: who restarts it for that mends nothing.
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/health', async (_, reply) => {
    await database.selectFrom('player').select('id').limit(1).execute();
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
};

/** No call of ours carries more than a choice. */
const MAX_BODY_BYTES = 16 * 1024;

/** What one address may send in a minute: a household that plays. */
const MAX_A_MINUTE = 1200;

/** Longer than any address that Node reads: a part of one is looked at by its own route. */
const MAX_PARAM_CHARACTERS = 64 * 1024;

/** What the HTTP side alone has to know. */
export interface VendorEdge {
  /** The folder of the pages' compile; null serves calls only. */
  pagesDir: string | null;
  /** Multiplies the rate limit. */
  rateFactor: number;
  /** How slowly a request may come, where it is not as usual. */
  slow?: Partial<SlowLimits> | undefined;
  /** Whose X-Forwarded-For is believed; this machine's alone when left out. */
  trustedProxies?: readonly string[] | undefined;
}

/** The whole HTTP side of the service. */
export const buildVendorApp = async (
  context: VendorContext,
  tables: SharedTables,
  { pagesDir, rateFactor, slow: given, trustedProxies }: VendorEdge,
): Promise<FastifyInstance> => {
  const slow = { ...defaultSlowLimits, ...given };
  const app = Fastify({
    loggerInstance: context.log,
    trustProxy: createTrust(trustedProxies),
    bodyLimit: MAX_BODY_BYTES,
    ...slowHeaderOptions(slow, slow.bodyMs),
    clientErrorHandler: answerClientErrors(await readPlainSecurityHeaders(), refusalOf),
    rewriteUrl: readableUrl,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAM_CHARACTERS },
  });
  cutSlowBodies(app, slow);
  await registerSecurityHeaders(app);
  registerVaryHost(app);
  const isUnavailable = createUnavailable(context.log);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isUnavailable(error)) {
      const details = { retryAfterSeconds: AGAIN_AFTER_SECONDS };
      return sendRefusal(reply, 503, 'unavailable', details);
    }
    const { statusCode = 500 } = error;
    if (statusCode === 429) return sendRefusal(reply, 429, 'rate_limited');
    if (statusCode >= 400 && statusCode < 500) return sendRefusal(reply, 400, 'invalid_input');
    request.log.error({ err: error }, 'a fault of ours');
    return sendRefusal(reply, 500, 'unknown_system_error');
  });
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, 404, 'not_found'));
  app.addHook('preValidation', async ({ params, query, body }, reply) =>
    findUnstorable([params, query, body]) === null
      ? undefined
      : sendRefusal(reply, 400, 'invalid_input'),
  );
  await app.register(rateLimit, { max: MAX_A_MINUTE * rateFactor, timeWindow: 60_000 });
  registerHealthRoutes(app, context);
  registerPlayRoutes(app, context, tables);
  registerLiveRoute(app, context, tables);
  registerSymbolRoutes(app);
  await registerPageRoutes(app, context, pagesDir);
  return app;
};
