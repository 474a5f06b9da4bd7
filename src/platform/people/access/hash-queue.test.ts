import { expect, test } from 'vitest';
import {
  type HashRequest,
  createHashQueue,
  type HashQueueLimits,
  type Lane,
} from './hash-queue.ts';

const ROOMY: HashQueueLimits = {
  atOnce: 1,
  most: { all: 100, network: 50, account: 50 },
  mostWaitMs: 600_000,
};

const here = new AbortController().signal;

const requester = (name: string, lane: Lane = 'usual', gone = here): HashRequest => ({
  lane,
  network: `net of ${name}`,
  account: name,
  gone,
});

/** A queue whose works are begun in its own order and end when the test says so. */
const watched = (limits: Partial<HashQueueLimits> = {}) => {
  const queue = createHashQueue({ ...ROOMY, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (who: HashRequest, name = who.account): Promise<string> =>
    queue.run(who, () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const settle = async (work: Promise<string>, name: string): Promise<void> => {
    ends.get(name)?.resolve(name);
    expect(await work).toBe(name);
  };
  return { queue, begun, ends, ask, settle };
};

/** Why a work was not begun. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; extra?: { details?: Record<string, number> } }) => ({
      code: error.code,
      seconds: error.extra?.details?.['retryAfterSeconds'],
    }),
  );

test('so many works are done at once and no more; the next begins when one ends', async () => {
  const { begun, ask, settle } = watched({ atOnce: 2 });
  const works = ['a', 'b', 'c'].map((name) => ask(requester(name)));
  await expect.poll(() => begun).toEqual(['a', 'b']);

  await settle(works[1] ?? works[0]!, 'b');

  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
});

test('a work that fails gives its fault and its place', async () => {
  const { begun, ends, ask, queue } = watched();
  const failing = ask(requester('a'));
  const next = ask(requester('b'));
  await expect.poll(() => begun).toEqual(['a']);
  ends.get('a')?.reject(new Error('no memory'));

  await expect(failing).rejects.toThrow('no memory');
  await expect.poll(() => begun).toEqual(['a', 'b']);
  ends.get('b')?.resolve('b');
  await next;
  await expect(
    queue.run(requester('c'), () => {
      throw new Error('before any promise');
    }),
  ).rejects.toThrow('before any promise');
  expect(await queue.run(requester('d'), async () => 'served')).toBe('served');
});

test('a known device goes before all others, a payment password before the usual ones', async () => {
  const { begun, ends, ask } = watched();
  const works = [ask(requester('running'))];
  for (const at of [1, 2, 3]) works.push(ask(requester(`usual${at}`)));
  works.push(ask(requester('pays', 'payment')), ask(requester('known', 'known')));
  for (let at = 0; at < works.length; at += 1) {
    await expect.poll(() => begun.length).toBe(at + 1);
    ends.get(begun[at] ?? '')?.resolve('done');
  }
  await Promise.all(works);

  expect(begun).toEqual(['running', 'known', 'pays', 'usual1', 'usual2', 'usual3']);
});

test('no lane is kept waiting by the others: every fourth turn is its own', async () => {
  const { begun, ends, ask } = watched();
  const works = [ask(requester('running'))];
  works.push(ask(requester('usual')));
  for (let at = 0; at < 8; at += 1)
    works.push(ask(requester(`known${at}`, 'known')), ask(requester(`pays${at}`, 'payment')));
  for (let at = 0; at < works.length; at += 1) {
    await expect.poll(() => begun.length).toBe(at + 1);
    ends.get(begun[at] ?? '')?.resolve('done');
  }
  await Promise.all(works);

  expect(begun.indexOf('usual')).toBeLessThanOrEqual(4);
});

test('beyond the places one is refused at once, told when to come again, in that lane alone', async () => {
  const { begun, ask, queue } = watched({ most: { all: 3, network: 2, account: 2 } });
  void ask(requester('running'));
  await expect.poll(() => begun).toEqual(['running']);
  for (const at of [1, 2]) void ask({ ...requester(`usual${at}`), network: 'loud' });

  const third = { ...requester('usual3'), network: 'loud' };
  expect(() => queue.refuseWhenFull(third)).toThrow('rate_limited');
  expect(await refusalOf(ask(third))).toEqual({ code: 'rate_limited', seconds: 1 });

  expect(() => queue.refuseWhenFull({ ...third, lane: 'known' })).not.toThrow();
  void ask({ ...third, lane: 'known' }, 'on the known device');
  void ask(requester('elsewhere'));
  expect([queue.waiting('usual'), queue.waiting('known')]).toEqual([3, 1]);
  expect(begun).toEqual(['running']);
});

test('the last of a loud network is shed for one of another, when all places are taken', async () => {
  const { begun, ask, queue } = watched({ most: { all: 2, network: 2, account: 2 } });
  void ask(requester('running'));
  await expect.poll(() => begun).toEqual(['running']);
  void ask({ ...requester('loud1'), network: 'loud' });
  const last = ask({ ...requester('loud2'), network: 'loud' });
  void ask(requester('calm'));

  expect(await refusalOf(last)).toMatchObject({ code: 'rate_limited' });
  expect(queue.waiting('usual')).toBe(2);
});

test('nobody waits for longer than that, and what waited is never begun', async () => {
  const { begun, ends, ask, queue } = watched({ mostWaitMs: 1 });
  const running = ask(requester('running'));
  await expect.poll(() => begun).toEqual(['running']);

  expect(await refusalOf(ask(requester('late')))).toMatchObject({ code: 'rate_limited' });
  expect(queue.waiting('usual')).toBe(0);
  ends.get('running')?.resolve('done');
  expect(await running).toBe('done');
  expect(await queue.run(requester('next'), async () => 'served')).toBe('served');
  expect(begun).toEqual(['running']);
});

test('who has gone leaves the line, and asks for nothing any more', async () => {
  const { begun, ends, ask, queue } = watched();
  const running = ask(requester('running'));
  await expect.poll(() => begun).toEqual(['running']);
  const leaving = new AbortController();
  const left = refusalOf(ask(requester('left', 'usual', leaving.signal)));
  const stays = ask(requester('stays'));
  expect(queue.waiting('usual')).toBe(2);

  leaving.abort();

  expect(await left).toMatchObject({ code: 'rate_limited' });
  expect(queue.waiting('usual')).toBe(1);
  expect(await refusalOf(ask(requester('gone before', 'usual', leaving.signal)))).not.toBeNull();
  ends.get('running')?.resolve('done');
  await running;
  await expect.poll(() => begun).toEqual(['running', 'stays']);
  ends.get('stays')?.resolve('done');
  expect(await stays).toBe('done');
});

test('the longer the line, the later one is told to come again', async () => {
  const { begun, ask, queue } = watched({ most: { all: 60, network: 1, account: 1 } });
  void ask(requester('running'));
  await expect.poll(() => begun).toEqual(['running']);
  for (let at = 0; at < 60; at += 1) void ask(requester(`usual${at}`));

  // Sixty works of the 50 ms that are guessed before the first has ended.
  expect(await refusalOf(ask(requester('more')))).toEqual({ code: 'rate_limited', seconds: 3 });
  expect(queue.waiting('usual')).toBe(60);
});
