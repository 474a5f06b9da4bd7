import type { FastifyInstance } from 'fastify';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import type { SetAside } from '../merchants/set-aside.ts';

/** A database that takes longer is as good as none for a visitor. */
const READY_WITHIN_MS = 3000;

/**
 * Answers, on any host, whether the process lives (`/healthz`) and whether it can serve (`/readyz`),
 * with the codes of the brands that are set aside: it is ready for all others.
 */
export const registerHealth = (
  app: FastifyInstance,
  { database, setAside }: { database: Database; setAside: () => readonly SetAside[] },
): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await isReady(database);
    const codes = setAside().map(({ code }) => code);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'database unreachable',
        ...(codes.length > 0 && { setAside: codes }),
      });
  });
};

const isReady = async (database: Database): Promise<boolean> => {
  const late = AbortSignal.timeout(READY_WITHIN_MS);
  const expired = new Promise<false>((resolve) => {
    late.addEventListener('abort', () => resolve(false));
  });
  const asked = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, expired]);
};
