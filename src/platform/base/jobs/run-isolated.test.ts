import { expect, test } from 'vitest';
import { eachByItself } from './run-isolated.ts';

test('one that fails keeps no other from its turn, and is not forgotten', async () => {
  const done: number[] = [];
  const work = async (item: number): Promise<void> => {
    await Promise.resolve();
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };

  await expect(eachByItself([1, 2, 3, 4, 5], work)).rejects.toThrow('2 of 5 failed: Error: no 2');
  expect(done).toEqual([1, 3, 5]);
  await eachByItself([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});
