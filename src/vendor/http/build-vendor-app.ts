import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { findUnstorable } from '#domain/storable.ts';
import type { SharedTables } from '../shared-rounds/shared-tables.ts';
import { registerSymbolRoutes } from '../symbols/symbol-routes.ts';
import type { VendorWorld } from '../world.ts';
import { sendRefusal } from './answer-call.ts';
import { registerLiveRoute } from './live-route.ts';
import { registerPageRoutes } from './page-routes.ts';
import { registerPlayRoutes } from './play-routes.ts';

/** No call of ours carries more than a choice. */
const MOST_BODY_BYTES = 16 * 1024;

/** What one address may send in a minute: a household that plays. */
const MOST_A_MINUTE = 1200;

const isLocal = (address: string): boolean => /^(?:::1|(?:::ffff:)?127\.)/.test(address);

/** The whole HTTP side of the service. */
export const buildVendorApp = async (
  world: VendorWorld,
  tables: SharedTables,
  { pagesDir, rateFactor }: { pagesDir: string | null; rateFactor: number },
): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: world.log,
    trustProxy: isLocal,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  });
  app.setErrorHandler<FastifyError>((fault, request, reply) => {
    const { statusCode = 500 } = fault;
    if (statusCode === 429) return sendRefusal(reply, 429, 'rate_limited');
    if (statusCode >= 400 && statusCode < 500) return sendRefusal(reply, 400, 'invalid_input');
    request.log.error({ err: fault }, 'a fault of ours');
    return sendRefusal(reply, 500, 'unknown_system_error');
  });
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, 404, 'not_found'));
  app.addHook('preValidation', async ({ params, query, body }, reply) =>
    findUnstorable([params, query, body]) === null
      ? undefined
      : sendRefusal(reply, 400, 'invalid_input'),
  );
  await app.register(rateLimit, { max: MOST_A_MINUTE * rateFactor, timeWindow: 60_000 });
  app.get('/health', async (_, reply) => {
    await world.database.selectFrom('player').select('id').limit(1).execute();
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
  registerPlayRoutes(app, world, tables);
  registerLiveRoute(app, world, tables);
  registerSymbolRoutes(app);
  await registerPageRoutes(app, world, pagesDir);
  return app;
};
