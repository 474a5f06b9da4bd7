import type { FastifyInstance } from 'fastify';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { SetAside } from '../../base/merchants/set-aside.ts';
import { readGamesService } from '../../base/http/games-service.ts';
import { isLocalName } from '../../base/http/site-origin.ts';
import { AGAIN_AFTER_SECONDS } from '../../base/http/unavailable.ts';

/** What takes longer is as good as none for a visitor. */
const READY_WITHIN_MS = 3000;

/** Whoever asks more often is told what was found last. */
const CHECK_EVERY_MS = 1000;

/** What is missing. */
type Reason = 'database unreachable' | 'games unreachable' | 'stopping';

/** Without the games it serves all that is no game, and hears how rounds ended: no other process would have them either. */
const READY_WITHOUT: readonly Reason[] = ['games unreachable'];

/**
 * Answers, on any host, whether the process lives (`/healthz`) and whether it can serve (`/readyz`): whether it
 * has its database; a process that is coming to its end says so at once. Games that do not answer, where a service is
 * set up, and brands that are set aside are named; it is ready for all that is left.
 */
export const registerHealth = (
  app: FastifyInstance,
  {
    database,
    setAside,
    leaving,
  }: { database: Database; setAside: () => readonly SetAside[]; leaving: AbortSignal },
): void => {
  const check = nowAndThen(() => findReasons(database));
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reasons: readonly Reason[] = leaving.aborted ? ['stopping'] : await check();
    const codes = setAside().map(({ code }) => code);
    const isReady = reasons.every((reason) => READY_WITHOUT.includes(reason));
    if (!isReady) reply.header('retry-after', String(AGAIN_AFTER_SECONDS));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        ...(reasons.length > 0 && { reasons }),
        ...(codes.length > 0 && { setAside: codes }),
      });
  });
};

/** Does a work for all who ask at once, and again only after a while. */
const nowAndThen = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let last: { value: Promise<Value>; until: number } | null = null;
  return () => {
    if (last && performance.now() < last.until) return last.value;
    const mine = { value: work(), until: Number.POSITIVE_INFINITY };
    last = mine;
    void mine.value.finally(() => (mine.until = performance.now() + CHECK_EVERY_MS));
    return mine.value;
  };
};

const findReasons = async (database: Database): Promise<Reason[]> => {
  const [hasDatabase, hasGames] = await Promise.all([inTime(pingDatabase(database)), pingGames()]);
  return [
    ...(hasDatabase ? [] : ['database unreachable' as const]),
    ...(hasGames ? [] : ['games unreachable' as const]),
  ];
};

const pingDatabase = (database: Database): Promise<boolean> =>
  sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );

/** The games' own health call; true where no service is set up. */
const pingGames = async (): Promise<boolean> => {
  const service = readGamesService();
  if (!service) return true;
  const url = new URL('/health', service.url);
  // Such names are this machine (RFC 6761); not every resolver knows it.
  if (isLocalName(url.hostname)) url.hostname = '127.0.0.1';
  const options = { signal: AbortSignal.timeout(READY_WITHIN_MS), redirect: 'error' } as const;
  const { ok, body } = await fetch(url, options).catch(() => ({ ok: false, body: null }));
  await body?.cancel().catch(() => {});
  return ok;
};

const inTime = (asked: Promise<boolean>): Promise<boolean> => {
  const late = AbortSignal.timeout(READY_WITHIN_MS);
  const expired = new Promise<false>((resolve) => {
    late.addEventListener('abort', () => resolve(false));
  });
  return Promise.race([asked, expired]);
};
