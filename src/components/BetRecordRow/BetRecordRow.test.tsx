import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BetRecordRow, type BetRecordRowProps } from './BetRecordRow.tsx';

const draw = (props: Partial<BetRecordRowProps>) =>
  renderToString(
    <BetRecordRow
      game="Game"
      reference="R-1"
      at="2026-11-20T18:00:00Z"
      state="won"
      stakeMinor={1000}
      payoutMinor={2150}
      currency="USD"
      language="en"
      labels={{
        state: 'State',
        stake: 'Stake',
        odds: 'Odds',
        payout: 'Paid back',
        possible: 'May pay',
        validBet: 'Valid bet',
      }}
      {...props}
    />,
  );

const sign = (html: string) => /<path d="([^"]+)"/u.exec(html)?.[1];

test('a payout below the stake does not wear the sign of a win', () => {
  expect(sign(draw({}))).not.toBe(sign(draw({ state: 'lost' })));
  expect(sign(draw({ payoutMinor: 400 }))).toBe(sign(draw({ state: 'lost' })));
});

test('while it is open the figure is what it may pay', () => {
  expect(draw({ state: 'open' })).toContain('May pay');
  expect(draw({})).toContain('Paid back');
});

test('games without odds and rounds without a valid bet leave them out', () => {
  expect(draw({})).not.toContain('Odds');
  expect(draw({ odds: 2.15, validBetMinor: 0 })).toContain('Valid bet');
});

test('what else belongs to a bet stands between its words and its figures', () => {
  expect(draw({ children: 'numbers of its draw' })).toMatch(/numbers of its draw.*Stake/u);
});
