import { expect, test, vi } from 'vitest';

import { feature, PartTooSlowError } from './feature.ts';

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

test('a part that does not come in time is told apart', async () => {
  const part = feature({
    name: 'Part',
    load: () => new Promise<{ Part: typeof Part }>(() => undefined),
    when: always,
  });

  await expect(part.load(0.01)).rejects.toBeInstanceOf(PartTooSlowError);
});
