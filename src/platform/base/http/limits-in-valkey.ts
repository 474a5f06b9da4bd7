import type { Valkey } from '../valkey/open-valkey.ts';
import { type Lease, type Said, SHARE, type Wanted } from './limit-leases.ts';

/** Below it a limit stays in the rows: such calls are rare, and no tenth of them could be kept back. */
const LEAST = 20;

/** Takes a part of a limit out of Valkey; a window begins with its first call and ends by itself. */
const askValkey =
  (valkey: Valkey) =>
  async ({ key, most, windowMs }: Wanted): Promise<Lease> => {
    const want = Math.max(1, Math.floor(most / SHARE));
    const asked = performance.now();
    const [given, used, endsInMs] = await valkey.take(key, { want, most, windowMs });
    return { left: given, used, until: asked + endsInMs };
  };

/** What was counted towards a part of a limit, as a count towards all of it. */
const ofWhole = ({ current, ttl }: Said, part: number, most: number): Said => ({
  current: current > part ? most + 1 : current,
  ttl,
});

/**
 * Counts in Valkey, and in the rows what Valkey does not answer. Nine tenths of a limit are Valkey's and one is the
 * rows': one process may have lost Valkey while another has not, or all may, for a moment or for hours; together they
 * never let through more than the limit, and nothing has to be told from one to the other.
 *
 * @param inRows counts by the rows
 * @param createCounting makes a count of what is taken in parts
 */
export const limitsInValkey = (
  valkey: Valkey,
  inRows: (wanted: Wanted) => Promise<Said>,
  createCounting: (ask: (wanted: Wanted) => Promise<Lease>) => (wanted: Wanted) => Promise<Said>,
): ((wanted: Wanted) => Promise<Said>) => {
  const inValkey = createCounting(askValkey(valkey));
  return async (wanted) => {
    const { most } = wanted;
    if (most < LEAST) return inRows(wanted);
    const kept = Math.floor(most / SHARE);
    const part = most - kept;
    const said = await inValkey({ ...wanted, most: part }).catch(() => null);
    if (said) return ofWhole(said, part, most);
    return ofWhole(await inRows({ ...wanted, most: kept }), kept, most);
  };
};
