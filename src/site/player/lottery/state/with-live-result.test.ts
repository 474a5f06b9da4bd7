import { expect, test } from 'vitest';

import type { LotteryIssue } from '#api/lottery.ts';

import { withLiveResult } from './with-live-result.ts';

const open: LotteryIssue = {
  issueNo: '20260101-1',
  state: 'open',
  closesAt: '2026-01-01T00:09:50Z',
  drawsAt: '2026-01-01T00:10:00Z',
  result: null,
};
const drawn = {
  gameCode: 'six',
  issue: open.issueNo,
  result: [['01', '02', '03', '04', '05', '06'], ['49']],
  drawnAt: '2026-01-01T00:10:01Z',
};

test('numbers that were heard stand under the names of their tiers', () => {
  expect(withLiveResult(open, drawn, 'LHC')).toEqual({
    ...open,
    state: 'drawn',
    drawsAt: drawn.drawnAt,
    result: [
      { tier: 'numbers', numbers: ['01', '02', '03', '04', '05', '06'] },
      { tier: 'special', numbers: ['49'] },
    ],
  });
});

test('another draw, and one whose numbers are known, stay as they are', () => {
  const settled: LotteryIssue = { ...open, state: 'settled', result: [] };

  expect(withLiveResult(open, undefined, 'LHC')).toBe(open);
  expect(withLiveResult(open, { ...drawn, issue: '20260101-2' }, 'LHC')).toBe(open);
  expect(withLiveResult(settled, drawn, 'LHC')).toBe(settled);
});
