import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BettingFrame } from './BettingFrame.tsx';

const draw = (sum?: string) =>
  renderToString(
    <BettingFrame slip="the slip" slipLabel="Your slip" toSlip="To the slip" sum={sum}>
      the board
    </BettingFrame>,
  );

test('board, then slip: as they are read and reached', () => {
  expect(draw()).toMatch(/the board.*aria-label="Your slip".*the slip/u);
});

test('the bar stands between them, and only when there is something on the slip', () => {
  expect(draw('3 bets')).toMatch(/the board.*3 bets.*To the slip.*the slip/u);
  expect(draw()).not.toContain('To the slip');
});
