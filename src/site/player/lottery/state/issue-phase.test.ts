import { expect, test } from 'vitest';

import { issuePhase, isSold } from './issue-phase.ts';

const issue = {
  state: 'open',
  closesAt: '2026-11-21T12:00:00.000Z',
  drawsAt: '2026-11-21T12:00:30.000Z',
} as const;
const at = (time: string, state: 'open' | 'closed' | 'drawn' = 'open') =>
  issuePhase({ ...issue, state }, Date.parse(`2026-11-21T${time}Z`));

test('an issue is sold, closes soon, is closed, and is drawn', () => {
  expect(at('11:59:00').state).toBe('open');
  expect(at('11:59:50').state).toBe('closing');
  expect(at('12:00:00').state).toBe('closed');
  expect(at('12:00:30').state).toBe('drawing');
});

test('each phase knows when the next begins; of a draw only the platform knows', () => {
  expect(at('11:59:00').changesAtMs).toBe(Date.parse('2026-11-21T11:59:45Z'));
  expect(at('11:59:50').changesAtMs).toBe(Date.parse(issue.closesAt));
  expect(at('12:00:00').changesAtMs).toBe(Date.parse(issue.drawsAt));
  expect(at('12:00:30').changesAtMs).toBeNull();
});

test('what the platform has closed is not sold, whatever this clock says', () => {
  expect(at('11:00:00', 'closed').state).toBe('closed');
  expect(at('11:00:00', 'drawn').state).toBe('drawing');
  expect(isSold(at('11:00:00', 'closed'))).toBe(false);
  expect(isSold(at('11:59:50'))).toBe(true);
  expect(isSold(null)).toBe(false);
});
