import { expect, test } from 'vitest';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { findMultiplierIssues } from './check-multiplier.ts';

const issuesOf = (enabled: boolean, budgetPoints: number): string[] => {
  const config = { points: { enabled, weights: { RNG: 100, FISH: 0 } } } as MerchantConfig;
  const found = findMultiplierIssues(
    {
      kind: 'pointsMultiplier',
      times: 3,
      categories: ['RNG', 'FISH'],
      hours: [20],
      mostPoints: 500,
      budgetPoints,
    },
    config,
  );
  return [...found].map(({ code, at }) => `${code} ${at.join('/')}`);
};

test('a multiplier needs points, categories that earn some, and a budget for one member', () => {
  expect(issuesOf(true, 500)).toEqual(['promotion/points mechanic/categories/1']);
  expect(issuesOf(false, 499)).toEqual([
    'promotion/points mechanic',
    'promotion/points mechanic/categories/1',
    'promotion/budget mechanic/budgetPoints',
  ]);
});
