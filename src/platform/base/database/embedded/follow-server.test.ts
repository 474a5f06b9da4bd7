import { expect, test } from 'vitest';
import { type Claim, followServer } from './follow-server.ts';

/** A claim of a server that dies when the test says so. */
const claim = () => {
  const { promise: ended, resolve: die } = Promise.withResolvers<void>();
  return { ended, die, end: async () => {} };
};

/** A log whose lines are kept. */
const listen = () => {
  const told: string[] = [];
  const tell = (...said: unknown[]) => void told.push(String(said.at(-1)));
  return { told, log: { warn: tell, error: tell } };
};

test('a start that fails is told and tried again, until the server is back; then it is followed on', async () => {
  const [first, second, third] = [claim(), claim(), claim()];
  const answers: (Claim | null)[] = [null, second, third];
  const { told, log } = listen();
  const unfollow = followServer(
    first,
    async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('no room on the disk');
      return answer;
    },
    log,
  );
  first.die();
  await expect.poll(() => told).toHaveLength(3);
  second.die();
  await expect.poll(() => told).toHaveLength(5);

  const gone = 'the embedded database is gone; it is started again';
  const failed = 'the embedded database could not be started; tried again soon';
  const back = 'the embedded database is back';
  expect(told).toEqual([gone, failed, back, gone, back]);
  expect(await unfollow()).toBe(third);
});

test('one that dies in the moment of its start is started again', async () => {
  const [first, second, third] = [claim(), claim(), claim()];
  const answers = [second, third];
  const { told, log } = listen();
  const unfollow = followServer(
    first,
    async () => {
      second.die();
      return answers.shift() ?? first;
    },
    log,
  );
  first.die();

  await expect.poll(() => told).toHaveLength(4);
  expect(await unfollow()).toBe(third);
});

test('who is not followed any more is not started again, and no pause is waited for', async () => {
  const first = claim();
  const { told, log } = listen();
  let starts = 0;
  const again = async () => {
    starts += 1;
    throw new Error('not now');
  };
  const unfollow = followServer(first, again, log);
  first.die();
  await expect.poll(() => told.length).toBeGreaterThan(1);
  const before = starts;

  expect(await unfollow()).toBe(first);

  expect(starts - before).toBeLessThanOrEqual(1);
  const idle = claim();
  const end = followServer(idle, again, log);
  await end();
  idle.die();
  await idle.ended;
  expect(starts - before).toBeLessThanOrEqual(1);
});
