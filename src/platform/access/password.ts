import { hash, verify } from '@node-rs/argon2';
import os from 'node:os';
import pLimit from 'p-limit';

/** argon2id, 19 MiB, two passes: the first choice of the OWASP password storage sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each one costs a core and 19 MiB: a flood of sign-ins waits in line instead. */
const limit = pLimit(Math.max(1, os.availableParallelism() - 1));

/** The hash under which a password is stored; never two alike. */
export const hashPassword = (password: string): Promise<string> =>
  limit(() => hash(password, COST));

const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether a password is the one of a hash.
 *
 * @param stored null for an account that does not exist: takes as long and answers no
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const against = stored ?? (await nobodysHash);
  const same = await limit(() => verify(against, password));
  return same && stored !== null;
};
