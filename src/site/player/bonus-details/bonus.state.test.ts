import { expect, test } from 'vitest';

import { bonusStatuses, isOpen, progressOf } from './bonus.state.ts';

test('a bonus can be given up only while its turnover runs or waits', () => {
  expect(bonusStatuses.filter((status) => isOpen({ status }))).toEqual(['ACTIVE', 'WAITING']);
});

test('what is over does not look as if it ran', () => {
  const running = bonusStatuses.filter((status) => progressOf[status] === 'running');

  expect(running).toEqual(['ACTIVE', 'WAITING']);
});
