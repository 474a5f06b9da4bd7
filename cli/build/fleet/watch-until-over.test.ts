import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { watchUntilOver } from './watch-until-over.ts';

/** No limit that a thread here reaches. */
const ENDLESS = Number.POSITIVE_INFINITY;

let worker: Worker;

const start = (source: string): Worker => {
  worker = new Worker(source, { eval: true });
  return worker;
};

afterEach(() => worker.terminate());

test('a thread that ends is over, however long the clock ran', async () => {
  const ended = watchUntilOver(start('setTimeout(() => {}, 1200)'), {
    worksMs: ENDLESS,
    waitsMs: ENDLESS,
  });

  expect(await ended).toBeUndefined();
});

test('one that works without an end is found by the time of a processor that it took', async () => {
  const found = watchUntilOver(start('for (;;);'), { worksMs: 300, waitsMs: ENDLESS });

  expect(await found).toBe('no end after 0.3 seconds');
});

test('one that waits without an end is found by how long it waited', async () => {
  const found = watchUntilOver(start('setInterval(() => {}, 1000)'), {
    worksMs: ENDLESS,
    waitsMs: 300,
  });

  expect(await found).toBe('no end: it has waited for 0.3 seconds');
});

test('what a thread throws is thrown', async () => {
  const failed = watchUntilOver(start('throw new Error("broken")'), {
    worksMs: ENDLESS,
    waitsMs: ENDLESS,
  });

  await expect(failed).rejects.toThrow('broken');
});
