import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { refusalOf } from '../../base/http/answers.ts';

/** How a process that serves comes to its end. */
export interface StopTimes {
  /** How long it goes on to answer while `/readyz` sends visitors elsewhere; 0 where nobody is elsewhere. */
  drainMs: number;
  /** How long what is being answered then may still take. */
  withinMs: number;
}

/** Alone on its machine, it need not wait for anybody to look. */
export const defaultStopTimes: StopTimes = { drainMs: 0, withinMs: 2000 };

/** Under a supervisor, one of several: whoever looks every few seconds has looked. */
export const productionStopTimes: StopTimes = { drainMs: 5000, withinMs: 20_000 };

/** How long nobody must have come in, for the door to be closed. */
const QUIET_MS = 250;

/** How long such a moment is waited for. */
const QUIET_WITHIN_MS = 5000;

/** Set by a web server in front that can ask another process of ours (see `livery host`). */
const HAS_OTHERS = 'livery-elsewhere';

/** Nothing of ours answers with this: to the web server in front it means that another should be asked. */
const ASK_ANOTHER = 504;

/**
 * Lets visitors go once the process is leaving. Each connection ends with its next answer, but for one whose
 * body has not come whole: a close amid it would take the answer along. A web server that can ask another
 * process is told to, at the first thing that is only read: it reads it there, and brings no more here.
 */
export const letVisitorsGo = (app: FastifyInstance, leaving: AbortSignal): void => {
  // With callbacks: where a promise stands between an answer and its sending, Fastify watches the
  // stream of every answer until it ends, which cost a fifth of a server's processor time.
  app.addHook('onRequest', ({ method, headers }, reply, done) => {
    if (leaving.aborted && method === 'GET' && headers[HAS_OTHERS] !== undefined)
      void reply.code(ASK_ANOTHER).send(refusalOf('unavailable'));
    else done();
  });
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (leaving.aborted && raw.complete) reply.header('connection', 'close');
    done();
  });
};

/**
 * Ends a web server without losing a request: it answers for a while, with connections that end, then
 * closes its door, then ends what is being answered, and cuts at last what takes too long.
 */
export const stopGently = async (
  app: FastifyInstance,
  { drainMs, withinMs }: StopTimes,
): Promise<void> => {
  if (drainMs > 0) {
    await wait(drainMs);
    await closeDoor(app.server);
  }
  const timer = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close();
  clearTimeout(timer);
};

/**
 * Closes the door once nobody has come for a moment: whoever the system has let in and we have not seen
 * would be cut off. Where visitors keep coming, it is closed all the same after a while.
 */
const closeDoor = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const close = (): void => {
      for (const timer of [quiet, last]) clearTimeout(timer);
      server.off('connection', onCome);
      server.close();
      resolve();
    };
    const quiet = setTimeout(close, QUIET_MS);
    const last = setTimeout(close, QUIET_WITHIN_MS);
    const onCome = (): void => void quiet.refresh();
    server.on('connection', onCome);
  });
