import { hash, verify } from '@node-rs/argon2';
import { channel } from 'node:diagnostics_channel';

/** argon2id, 19 MiB, two passes: the first choice of the OWASP password storage sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Emits an event for each computed hash: tests count them, because they decide how long an answer
 * takes. */
export const hashing = channel('livery:hashing');

const compute = <Value>(work: () => Promise<Value>): Promise<Value> => {
  hashing.publish(null);
  return work();
};

/**
 * The hash under which a password is stored; never two alike. At once and without bounds: what a
 * visitor asks for goes through the password queue.
 */
export const hashPassword = (password: string): Promise<string> =>
  compute(() => hash(password, COST));

const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether a password is the one of a hash; at once and without bounds, as `hashPassword`.
 *
 * @param stored null for an account that does not exist: takes as long and answers no
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const against = stored ?? (await nobodysHash);
  const same = await compute(() => verify(against, password));
  return same && stored !== null;
};
