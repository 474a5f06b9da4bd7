/** What the machine says of a server that cannot be reached, or is no longer there. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * What PostgreSQL says of itself: connection exceptions (class 08), shutting down, crashed, starting
 * or recovering (57P01 to 57P03), no connection left (53300), its disk full (53100); it is a standby now, after a
 * switch-over, and takes no write (25006); it has heard nothing for too long within a transaction (25P03).
 */
const OWN_WORDS = /^(?:08\w{3}|57P0[1-3]|53300|53100|25006|25P03)$/;

/** What the driver says, which gives no code. */
const DRIVER =
  /^(?:Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/**
 * Whether a fault means that the database cannot be reached at this moment. What was asked for has
 * been done or not: only its own request id can tell.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return DRIVER.test(error.message);
  // A visitor who hangs up gives ECONNRESET, too, but no call of the system that has failed.
  const isNetwork = 'syscall' in error || error instanceof AggregateError;
  return OWN_WORDS.test(code) || (isNetwork && NETWORK.has(code));
};
