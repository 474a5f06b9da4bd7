import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { provideDebianProgram } from '../debian/provide-program.ts';
import { bear } from './bear.ts';
import type { Fault, Place } from './fault.ts';
import { makePair } from './kills.ts';

const SKEW_S = 30;

/** How long both work at once, for each time: jobs of both have had their turn. */
const TOGETHER_MS = 30_000;

/**
 * Asks a process for its time: where the library is not loaded nobody says so, and a clock that is right proves nothing.
 *
 * @throws {Error} when its clock is not wrong by so much
 */
export const requireWrongClock = (env: Record<string, string>, skewS: number): void => {
  const begunMs = Date.now();
  const told = execFileSync(process.execPath, ['-p', 'Date.now()'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const meantMs = Number(told) - skewS * 1000;
  if (meantMs >= begunMs - 1 && meantMs <= Date.now() + 1) return;
  throw new Error(`The clock of a process could not be set wrong by ${skewS} s.`);
};

/** The environment of a process whose clock is wrong. */
const clockEnv = async (skewS: number): Promise<Record<string, string>> => {
  const provided = await provideDebianProgram('faketime', ['libfaketime']);
  if ('missing' in provided) throw new Error(provided.missing);
  // Debian has a folder for each kind of processor.
  const [library = ''] = globSync('usr/lib/*/faketime/libfaketimeMT.so.1', {
    cwd: provided.folder,
  });
  const env = {
    LD_PRELOAD: path.join(provided.folder, library),
    FAKETIME: `${skewS < 0 ? '' : '+'}${skewS}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  requireWrongClock(env, skewS);
  return env;
};

/** Marks that say of a moment to come that all before it has been seen. */
const AHEAD = `select count(*) from bet_watermark where followed_until > clock_timestamp()`;

const watch = async ({ world, load, times }: Place): Promise<number> => {
  const { pool, close } = await world.open();
  let ahead = 0;
  const until = performance.now() + times * TOGETHER_MS;
  while (performance.now() < until) {
    const { rows } = await pool.query<{ count: number }>(AHEAD);
    ahead = Math.max(ahead, Number(rows[0]?.count));
    await wait(200);
  }
  await close();
  await load.until(1);
  return ahead;
};

const clocks = (name: string, skewS: number): Fault => ({
  name,
  title: `the clock of one of two servers is ${Math.abs(skewS)} s ${skewS < 0 ? 'behind' : 'ahead'}`,
  run: async (times) =>
    bear({
      fault: name,
      times,
      makeGround: makePair,
      world: { secondEnv: await clockEnv(skewS) },
      // The same message comes to both: it is done once, whichever clock it meets.
      saysAgain: true,
      breakIt: async (place) => {
        const ahead = await watch(place);
        const refused = Object.entries(place.load.statuses()).filter(
          ([status]) => status !== '200',
        );
        return {
          faults: [
            ...(ahead > 0 ? [`${ahead} watermarks ran ahead of the database's clock`] : []),
            ...refused.map(([status, count]) => `${count} answers were ${status}`),
          ],
        };
      },
    }),
});

/** Two servers whose clocks are 30 s apart. */
export const wrongClocks: readonly Fault[] = [
  clocks('clock-ahead', SKEW_S),
  clocks('clock-behind', -SKEW_S),
];
