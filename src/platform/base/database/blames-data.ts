import { isDatabaseUnavailable } from './is-unavailable.ts';

/** SQLSTATE classes of errors in the data that is read or written: data exceptions, integrity violations, and what functions raise. */
const BLAMES_DATA = /^(?:2[23]...|P0001)$/;

/**
 * Whether an error is about what a statement was given to work on, and not about the database: then other rows may do.
 *
 * @param error one without a code is none of the database's, but of our own code over the same data
 */
export const blamesData = (error: unknown): boolean =>
  error instanceof Error &&
  !isDatabaseUnavailable(error) &&
  (!('code' in error) || BLAMES_DATA.test(String(error.code)));
