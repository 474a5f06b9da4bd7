const MODULE = `const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, 100 * ms);`;

/**
 * The environment of a process that gives a request up a hundred times later: on a machine that has much to do the
 * good answer may come after the three seconds that a store is given to say that it is there.
 */
export const PATIENT = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(MODULE)}`,
};
