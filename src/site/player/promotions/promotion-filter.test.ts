import { expect, test } from 'vitest';
import { byPhase, promotionCategories, promotionPhase, promotionsOf } from './promotion-filter.ts';

const NOON_MS = Date.parse('2030-01-10T12:00:00Z');

test('a promotion is coming, running, then ended', () => {
  const window = {
    category: 'ALL',
    startsAt: '2030-01-10T00:00:00Z',
    endsAt: '2030-01-11T00:00:00Z',
  };

  const phases = [-1, 0, 1].map((days) => promotionPhase(window, NOON_MS + days * 86_400_000));

  expect(phases).toEqual(['comingSoon', 'running', 'ended']);
  expect(promotionPhase({ category: 'ALL', endsAt: null }, NOON_MS)).toBe('running');
});

test('categories keep the order of the merchant and leave out the empty ones', () => {
  const promotions = [{ category: 'RNG' }, { category: 'ALL' }, { category: 'LIVE' }];

  expect(promotionCategories(promotions, ['LIVE', 'SPORTS', 'RNG'])).toEqual(['LIVE', 'RNG']);
});

test('a promotion for all games shows under every category', () => {
  const promotions = [{ category: 'RNG' }, { category: 'ALL' }, { category: 'LIVE' }];

  expect(promotionsOf(promotions, 'LIVE')).toEqual([{ category: 'ALL' }, { category: 'LIVE' }]);
  expect(promotionsOf(promotions, 'ALL')).toHaveLength(3);
});

test('running ones come first, over ones last, else as the merchant ordered them', () => {
  const over = { category: 'RNG', endsAt: '2030-01-01T00:00:00Z' };
  const coming = { category: 'RNG', startsAt: '2031-01-01T00:00:00Z' };
  const first = { category: 'LIVE' };
  const second = { category: 'ALL' };

  expect(byPhase([over, coming, first, second], NOON_MS)).toEqual([first, second, coming, over]);
});
