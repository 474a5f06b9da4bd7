import { expect, test, vi } from 'vitest';

import { feature, letTryAgain, PartTooSlowError } from './feature.ts';

const Part = () => null;
const always = () => true;

test('a part is fetched once, and there at once afterwards', async () => {
  const load = vi.fn(async () => ({ Part }));
  const part = feature({ name: 'Part', load, when: always });

  expect(part.loaded()).toBeUndefined();
  await Promise.all([part.load(), part.load()]);

  expect(part.loaded()).toBe(Part);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that failed can be fetched again', async () => {
  const load = vi
    .fn<() => Promise<{ Part: typeof Part }>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ Part });
  const part = feature({ name: 'Part', load, when: always });

  await expect(part.load()).rejects.toThrow('lost');

  expect(await part.load()).toBe(Part);
});

test('a render that is repeated is told of the failure, and asks for nothing anew until that was seen', async () => {
  const lost = new Error('lost');
  const load = vi
    .fn<() => Promise<{ Part: typeof Part }>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ Part });
  const [one, other] = [0, 1].map(() => feature({ name: 'Part', load, when: always }));

  for (const part of [one, other]) {
    await expect(part?.show()).rejects.toBe(lost);
    await expect(part?.show()).rejects.toBe(lost);
  }
  expect(load).toHaveBeenCalledTimes(2);
  letTryAgain(lost);

  expect(await one?.show()).toBe(Part);
  expect(await other?.show()).toBe(Part);
  expect(load).toHaveBeenCalledTimes(4);
});

test('a part that does not come in time is told apart', async () => {
  const part = feature({
    name: 'Part',
    load: () => new Promise<{ Part: typeof Part }>(() => undefined),
    when: always,
  });

  await expect(part.load(0.01)).rejects.toBeInstanceOf(PartTooSlowError);
});
