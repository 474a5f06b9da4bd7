import { expect, test } from 'vitest';
import { promotionWay } from './promotion-way.ts';

test('an announcement of a promotion leads members to the reward center, others to its terms', () => {
  expect(promotionWay('welcome', true)).toBe('/rewardCenter');
  expect(promotionWay('welcome', false)).toBe('/promotions#welcome');
});
