import { expect, test } from 'vitest';
import { multiplierFigures } from './multiplier-figures.ts';

const textsOf = (hours: number[], language = 'en-GB') =>
  multiplierFigures(
    {
      kind: 'pointsMultiplier',
      times: 2,
      categories: ['RNG'],
      hours,
      mostPoints: 500,
      budgetPoints: 90_000,
    },
    (value) => ({ value, text: String(value) }),
    language,
  );

test('hours that follow each other are one span, which ends at the next full hour', () => {
  expect(textsOf([21, 20, 8]).hours?.text).toBe('8:00–9:00, 20:00–22:00');
  expect(textsOf([23]).hours?.text).toBe('23:00–0:00');
});

test('the figures are those of the mechanic', () => {
  const { times, most, budget } = textsOf([1]);
  expect([times?.value, most?.value, budget?.value]).toEqual([2, 500, 90_000]);
});
