import { isDatabaseAway } from '../database/is-away.ts';

/** How soon it is worth asking again: a database that died is mostly back by then. */
export const AGAIN_AFTER_SECONDS = 2;

/** How often is told that requests are sent away. */
const TELL_EVERY_MS = 10_000;

interface Log {
  warn: (details: object, text: string) => void;
}

/**
 * Makes a look at faults: whether one means that the database is away, so that the request is
 * answered with `unavailable`. Tells the log of it now and then, not for each request.
 */
export const createUnavailable = (log: Log): ((fault: unknown) => boolean) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (fault) => {
    if (!isDatabaseAway(fault)) return false;
    if (performance.now() - toldAt > TELL_EVERY_MS) {
      toldAt = performance.now();
      log.warn({ err: fault }, 'the database is away; requests are answered with 503');
    }
    return true;
  };
};
