import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { observeJobs } from './observe-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job = (name: string, everyMs: number) => ({ name, everyMs, run: () => Promise.resolve() });

test('a job that hangs from its first run on is told later and later, though it never ended', () => {
  const late = new Map<string, number>();
  let read = () => {};
  const silent = { inc: () => {}, set: () => {} };
  const metrics = {
    jobFailures: silent,
    jobRunSeconds: silent,
    jobStatements: silent,
    jobStatementSeconds: silent,
    jobSeconds: silent,
    jobSuccess: silent,
    jobLateness: { set: ({ name }: { name: string }, s: number) => late.set(name, s) },
    addSource: (source: { read: () => void }) => {
      read = source.read;
    },
  } as unknown as Metrics;
  const [hung, well] = [job('hung', 2000), job('well', 2000)];
  const ended = observeJobs(metrics, [hung, well]);

  vi.advanceTimersByTime(3_600_000);
  ended({ job: well, hasSucceeded: true, tookMs: 1 });
  read();

  expect(late).toEqual(
    new Map([
      ['hung', 3598],
      ['well', 0],
    ]),
  );
});
