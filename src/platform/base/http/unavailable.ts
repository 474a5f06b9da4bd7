import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { StoreUnavailable } from '../object-store/object-store.ts';

/** How soon it is worth asking again: a database that died is mostly back by then. */
export const AGAIN_AFTER_SECONDS = 2;

/** How often the log says that requests are refused. */
const TELL_EVERY_MS = 10_000;

interface Log {
  warn: (details: object, text: string) => void;
}

/**
 * Makes a function that tells whether an error means that the database, or a store that the request needs,
 * cannot be reached, so that the request is answered with `unavailable`. It writes to the log now and then, not for each
 * request.
 */
export const createUnavailable = (log: Log): ((error: unknown) => boolean) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const isStore = error instanceof StoreUnavailable;
    if (!isStore && !isDatabaseUnavailable(error)) return false;
    if (performance.now() - toldAt > TELL_EVERY_MS) {
      toldAt = performance.now();
      const what = isStore
        ? 'a store of files is away; what needs it is'
        : 'the database is away; requests are';
      log.warn({ err: error }, `${what} answered with 503`);
    }
    return true;
  };
};
