/** A process asks for a tenth of a limit at a time, so that who calls often costs a question for ten calls. */
export const SHARE = 10;

/** So many visitors are remembered; of one that is forgotten what was left is lost: stricter, never looser. */
const MOST_LEASES = 50_000;

/** What a process may let through by itself: its part of a limit that all processes share. */
export interface Lease {
  left: number;
  /** What all processes were given when it was given. */
  used: number;
  /** Of `performance.now()`: its window is over then, everywhere. */
  until: number;
}

/** A limit of one place and one visitor. */
export interface Wanted {
  key: string;
  most: number;
  windowMs: number;
}

/** How many calls came in this window, this one among them, and when it ends, in ms. */
export interface Said {
  current: number;
  ttl: number;
}

/**
 * Counts by leases.
 *
 * @param ask takes a part of a limit out of what all processes share; nothing where all of it is given out
 * @returns counts one call; more than the limit says that it may not pass
 */
export const createLeases = (
  ask: (wanted: Wanted) => Promise<Lease>,
): ((wanted: Wanted) => Promise<Said>) => {
  const leases = new Map<string, Promise<Lease>>();
  const askAnew = (wanted: Wanted): Promise<Lease> => {
    const { key } = wanted;
    const asked: Promise<Lease> = ask(wanted).catch((error: unknown) => {
      if (leases.get(key) === asked) leases.delete(key);
      throw error;
    });
    leases.delete(key);
    leases.set(key, asked);
    const [oldest] = leases.size > MOST_LEASES ? leases.keys() : [];
    if (oldest !== undefined) leases.delete(oldest);
    return asked;
  };
  const take = async (wanted: Wanted): Promise<Said> => {
    const { key, most } = wanted;
    const held = leases.get(key) ?? askAnew(wanted);
    const lease = await held;
    const ttl = Math.max(1, Math.ceil(lease.until - performance.now()));
    if (lease.until > performance.now()) {
      if (lease.left > 0) {
        lease.left -= 1;
        return { current: Math.min(most, lease.used - lease.left), ttl };
      }
      if (lease.used >= most) return { current: most + 1, ttl };
    }
    // Who waits for the same one asks once.
    if (leases.get(key) === held) leases.delete(key);
    return take(wanted);
  };
  return take;
};
