import { expect, test } from 'vitest';

import type { LotteryIssue } from '#api/lottery.ts';

import { withHeard } from './with-heard.ts';

const open: LotteryIssue = {
  issueNo: '20260101-1',
  state: 'open',
  closesAt: '2026-01-01T00:09:50Z',
  drawsAt: '2026-01-01T00:10:00Z',
  result: null,
};
const heard = {
  gameCode: 'six',
  issue: open.issueNo,
  result: [['01', '02', '03', '04', '05', '06'], ['49']],
  drawnAt: '2026-01-01T00:10:01Z',
};

test('numbers that were heard stand under the names of their tiers', () => {
  expect(withHeard(open, heard, 'LHC')).toEqual({
    ...open,
    state: 'drawn',
    drawsAt: heard.drawnAt,
    result: [
      { tier: 'numbers', numbers: ['01', '02', '03', '04', '05', '06'] },
      { tier: 'special', numbers: ['49'] },
    ],
  });
});

test('another draw, and one whose numbers are known, stay as they are', () => {
  const settled: LotteryIssue = { ...open, state: 'settled', result: [] };

  expect(withHeard(open, undefined, 'LHC')).toBe(open);
  expect(withHeard(open, { ...heard, issue: '20260101-2' }, 'LHC')).toBe(open);
  expect(withHeard(settled, heard, 'LHC')).toBe(settled);
});
