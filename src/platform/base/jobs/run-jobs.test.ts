import { expect, test } from 'vitest';
import { type JobContext, runJobs } from './run-jobs.ts';

test('a job that throws at once is told, runs again, and ends nothing else', async () => {
  const told: unknown[] = [];
  const log = { error: ({ err }: { err: unknown }) => told.push(err), info: () => undefined };
  let others = 0;
  const fault = new Error('a setting is wrong');
  const stop = runJobs(
    [
      {
        name: 'faulty',
        everyMs: 1,
        run: () => {
          throw fault;
        },
      },
      { name: 'other', everyMs: 1, run: async () => void (others += 1) },
    ],
    { log } as unknown as JobContext,
  );

  await expect.poll(() => told.length).toBeGreaterThan(1);
  await expect.poll(() => others).toBeGreaterThan(1);

  await stop();
  expect(new Set(told)).toEqual(new Set([fault]));
});
