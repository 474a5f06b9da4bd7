/** An error in the merchant's files, or in what they refer to; the exit code is 1. */
export class InputError extends Error {
  override name = 'InputError';
}

/** An error of Livery itself with a known cause: the exit code is 70, and no stack is printed. */
export class InternalError extends Error {
  override name = 'InternalError';
}

/** An error of the command line; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
