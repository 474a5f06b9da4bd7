import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { Database } from '#platform/base/database/tables.ts';
import { createSharedLimits } from '#platform/base/http/shared-limits.ts';
import { openValkey, type Valkey } from '#platform/base/valkey/open-valkey.ts';
import { startValkey } from '../../valkey/start-valkey.ts';

/** The usual limit of a call, in its window. */
const MOST = 300;
const WINDOW_MS = 3_600_000;

/** So many calls are under way at once. */
const AT_ONCE = 32;

const CALLS = 10_000;
const ROUNDS = 5;

/** What one call costs: of the server's processor, and of the clock with 32 of them under way. */
interface LimitCost {
  store: 'rows' | 'valkey';
  /** How often each visitor calls. */
  callsEach: number;
  cpuMicros: number;
  perSecond: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const measure = async (
  database: Database,
  valkey: Valkey | null,
  { callsEach, run }: { callsEach: number; run: string },
): Promise<{ cpuMicros: number; perSecond: number }> => {
  const store = new (createSharedLimits(database, valkey))({});
  const call = (key: string): Promise<void> =>
    new Promise((resolve, reject) => {
      store.incr(key, (error) => (error ? reject(error) : resolve()), WINDOW_MS, MOST);
    });
  let next = 0;
  const caller = async (): Promise<void> => {
    for (let at = next++; at < CALLS; at = next++)
      await call(`${run} ${Math.floor(at / callsEach)}`);
  };
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  return { cpuMicros: (user + system) / CALLS, perSecond: CALLS / seconds };
};

/** A server that is there, or one of this machine's; null where there is none. */
const findValkey = async (): Promise<{ url: string; stop: () => Promise<void> } | null> => {
  const given = process.env['LIVERY_VALKEY_URL'];
  if (given) return { url: given, stop: async () => {} };
  const own = process.env['LIVERY_VALKEY_SERVER'];
  for (const program of own ? [own] : ['valkey-server', 'redis-server'])
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
      // One that has just been started and keeps nothing would not be counted in.
      return await startValkey({ program, keeps: true });
    } catch {
      // The next one.
    }
  return null;
};

/** Measures what a rate limit costs for each call: in rows, and in Valkey where there is one. */
export const benchLimits = async (database: Database): Promise<LimitCost[]> => {
  const server = await findValkey();
  const valkey = server ? await openValkey(server.url, { warn: () => {} }) : null;
  const plans = [1, 10, 100].flatMap((callsEach) => [
    { store: 'rows' as const, callsEach },
    ...(valkey ? [{ store: 'valkey' as const, callsEach }] : []),
  ]);
  try {
    const taken = plans.map((plan) => ({
      plan,
      found: [] as Awaited<ReturnType<typeof measure>>[],
    }));
    // In turns: a machine that gets slower is slower for both. The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { plan, found } of taken) {
        const run = `bench ${process.pid} ${round} ${plan.callsEach}`;
        const one = await measure(database, plan.store === 'valkey' ? valkey : null, {
          ...plan,
          run,
        });
        if (round > 0) found.push(one);
      }
    return taken.map(({ plan, found }) => ({
      ...plan,
      cpuMicros: median(found.map(({ cpuMicros }) => cpuMicros)),
      perSecond: median(found.map(({ perSecond }) => perSecond)),
    }));
  } finally {
    valkey?.close();
    await server?.stop();
  }
};

/** Prints it, a line for each. */
export const printLimitCosts = (costs: readonly LimitCost[]): void => {
  for (const { store, callsEach, cpuMicros, perSecond } of costs) {
    const what = `limit in ${store}, ${callsEach} calls a visitor`;
    process.stdout.write(
      `${what.padEnd(44)}${`${cpuMicros.toFixed(1)} µs`.padStart(14)}  of this process; ${perSecond.toFixed(0)}/s at ${AT_ONCE} at once\n`,
    );
  }
  if (costs.every(({ store }) => store === 'rows'))
    process.stdout.write(
      '  no Valkey here: LIVERY_VALKEY_URL, or LIVERY_VALKEY_SERVER=<program>\n',
    );
};
