import { expect, test } from 'vitest';
import { lotteryWave } from './waves.ts';

test('the waves share out 49 balls as 17, 16 and 16, the shares their odds are made for', () => {
  const waves = Array.from({ length: 49 }, (_, index) => lotteryWave(index + 1));

  expect(waves.filter((wave) => wave === 'red')).toHaveLength(17);
  expect(waves.filter((wave) => wave === 'blue')).toHaveLength(16);
  expect(waves.filter((wave) => wave === 'green')).toHaveLength(16);
  expect(lotteryWave(49)).toBe('green');
});
