import os from 'node:os';
import type { Context } from '../../base/endpoints/handler.ts';
import {
  type HashRequest,
  createHashQueue,
  type HashQueueLimits,
  type Lane,
} from './hash-queue.ts';
import { countedNetworks, networkOf } from '../../base/http/network.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Threads of Node's own pool, in which hashes are computed beside the reading of files. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/** One processor and one thread are left to everything else. */
const AT_ONCE = Math.max(1, Math.min(os.availableParallelism(), THREADS) - 1);

/**
 * What the queue of this process takes. A hash takes some 30 ms of one processor and 19 MiB: each of
 * 50 networks that have sent all they may has its turn within two seconds.
 */
export const passwordLimits: HashQueueLimits = {
  atOnce: AT_ONCE,
  most: { all: 256, network: 32, account: 32 },
  mostWaitMs: 5000,
};

/** The one queue of this process. */
export const passwordQueue = createHashQueue(passwordLimits);

/** Where a hash is asked for from. */
export type PasswordVisitor = Pick<Context, 'merchant' | 'ip' | 'gone'>;

/** A /24 of IPv4, a /48 of IPv6: either has 256 customers of a provider. */
const lineNetwork = (ip: string): string => {
  const networks = countedNetworks(ip);
  return (networks.length > 1 && networks.at(-1)?.network) || networkOf(ip);
};

/**
 * Somebody in the queue.
 *
 * @param account whose password it is: everybody who asks for it takes turns
 * @param lane `known` for a device of that member, or whoever is signed in
 */
export const hashRequestOf = (
  { merchant, ip, gone }: PasswordVisitor,
  account: string,
  lane: Lane = 'usual',
): HashRequest => ({ lane, network: lineNetwork(ip), account: `${merchant.id} ${account}`, gone });

/**
 * The hash under which a visitor's password is stored, when it is their turn.
 *
 * @throws {Refusal} `rate_limited`
 */
export const hashFor = (requester: HashRequest, password: string): Promise<string> =>
  passwordQueue.run(requester, () => hashPassword(password));

/**
 * Whether a visitor's password is the one of a hash, when it is their turn; see `verifyPassword`.
 *
 * @param takeBack takes a try back that was counted before: nothing was looked at
 * @throws {Refusal} `rate_limited`
 */
export const verifyFor = async (
  requester: HashRequest,
  { stored, password }: { stored: string | null; password: string },
  takeBack: () => Promise<void> = async () => {},
): Promise<boolean> => {
  let hasBegun = false;
  try {
    return await passwordQueue.run(requester, () => {
      hasBegun = true;
      return verifyPassword(stored, password);
    });
  } finally {
    if (!hasBegun) await takeBack();
  }
};
