import { expect, test } from 'vitest';
import { claimableWindows, windowOf } from './mission-windows.ts';

test('a week begins on Monday', () => {
  expect(windowOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', until: '2026-11-23' });
  expect(windowOf('week', '2026-11-23')).toEqual({ from: '2026-11-23', until: '2026-11-30' });
  expect(windowOf('day', '2026-12-31')).toEqual({ from: '2026-12-31', until: '2027-01-01' });
});

test('a mission can be claimed for seven days after its window', () => {
  expect(claimableWindows('day', '2026-11-21').map(({ from }) => from)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(claimableWindows('week', '2026-11-29').map(({ from }) => from)).toEqual([
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(claimableWindows('week', '2026-11-30').map(({ from }) => from)).toEqual([
    '2026-11-23',
    '2026-11-30',
  ]);
});
