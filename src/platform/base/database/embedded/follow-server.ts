import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Where crashes and restarts of the server are logged. */
export type ServerLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** How long after each try to start it again; the last holds for all further ones. */
const PAUSES_MS = [0, 500, 1000, 2000, 4000, 8000];

/** A server that ran for at least this long is restarted without a pause when it dies. */
const STEADY_MS = 10_000;

/** A connection that shows that the server is in use and running. */
export interface Claim {
  /** Resolves when the connection is lost or closed. */
  ended: Promise<void>;
  end: () => Promise<void>;
}

/**
 * Keeps a connection open so that other processes see that the server is in use: a pool closes idle
 * connections, and another process would then stop the server. Keeps no process alive.
 */
export const claimUse = async (url: string): Promise<Claim> => {
  const client = new Client({ connectionString: url, application_name: 'livery-use' });
  // Its types leave these methods out.
  const socket = client as Client & { ref: () => void; unref: () => void };
  const ended = new Promise<void>((resolve) => void client.once('end', resolve));
  client.on('error', () => {});
  await client.connect();
  socket.unref();
  return {
    ended,
    end: async () => {
      socket.ref();
      await client.end();
    },
  };
};

/**
 * Starts a server again whenever it dies, without end, but ever more slowly.
 *
 * @param first when it ends, the server is looked for
 * @param again finds or starts the server at the place where it was, and claims it
 * @returns ends the following; gives the claim of that moment
 */
export const followServer = (
  first: Claim,
  again: () => Promise<Claim>,
  log: ServerLog,
): (() => Promise<Claim>) => {
  const ending = new AbortController();
  let current = first;
  let reviving: Promise<void> = Promise.resolve();
  let tries = 0;

  const revive = async (lived: number): Promise<void> => {
    if (lived > STEADY_MS) tries = 0;
    log.error('the embedded database is gone; it is started again');
    while (!ending.signal.aborted) {
      await wait(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], undefined, {
        ref: false,
        signal: ending.signal,
      }).catch(() => {});
      if (ending.signal.aborted) return;
      tries += 1;
      try {
        current = await again();
        log.warn('the embedded database is back');
        void follow(current);
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded database could not be started; tried again soon');
      }
    }
  };
  const follow = async ({ ended }: Claim): Promise<void> => {
    const since = performance.now();
    await ended;
    if (!ending.signal.aborted) reviving = revive(performance.now() - since);
  };
  void follow(first);
  return async () => {
    ending.abort();
    await reviving;
    return current;
  };
};
