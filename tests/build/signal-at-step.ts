import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { type Moment, STEPS } from './steps.ts';

/*
 * Loaded before the command, in each of its threads: counts the calls that change the disk, and
 * sends the process a signal at one of them. A loss of power does not wait for milliseconds, and a
 * slow machine is as far at a step as a fast one.
 */
const NAME = 'livery-steps';
const bytes = STEPS.length * Int32Array.BYTES_PER_ELEMENT;
if (isMainThread) setEnvironmentData(NAME, new SharedArrayBuffer(bytes));

/** One count for each kind of call, over all threads. */
const counts = (): Int32Array =>
  new Int32Array(getEnvironmentData(NAME) as unknown as SharedArrayBuffer);

const moment = JSON.parse(process.env['LIVERY_TEST_MOMENT'] ?? 'null') as Moment | null;

const write = fs.writeFileSync;

/** Writes one half of a file, as far as a write came that was killed. */
const writeHalf = (file: unknown, content: unknown): void => {
  if (typeof file !== 'string' || (typeof content !== 'string' && !Buffer.isBuffer(content)))
    return;
  write(file, content.slice(0, content.length / 2));
};

for (const [at, step] of STEPS.entries()) {
  const call = fs[step] as (...args: unknown[]) => unknown;
  const counted = (...args: unknown[]): unknown => {
    const nth = Atomics.add(counts(), at, 1) + 1;
    if (moment?.step === step && moment.nth === nth) {
      if (moment.signal === 'SIGKILL' && step === 'writeFileSync') writeHalf(args[0], args[1]);
      process.kill(process.pid, moment.signal);
    }
    return call(...args);
  };
  Object.assign(fs, { [step]: counted });
}
syncBuiltinESMExports();

const file = process.env['LIVERY_TEST_STEPS'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => write(file, JSON.stringify([...counts()])));
}
