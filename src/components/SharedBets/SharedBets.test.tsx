import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SharedBet, SharedBets } from './SharedBets.tsx';

const bet: SharedBet = {
  betId: 'a',
  name: 'an***a',
  mine: false,
  stakeMinor: 500,
  currency: 'USD',
  payoutMinor: null,
  multiplier: null,
};

const draw = (bets: SharedBet[]) =>
  renderToString(
    <SharedBets
      bets={bets}
      language="en"
      labels={{ title: 'Bets', count: '1', empty: 'None', lost: 'lost', running: 'in' }}
    />,
  );

test('a bet says whether it runs, was lost, or at what it was taken', () => {
  expect(draw([bet])).toContain('>in<');
  expect(draw([{ ...bet, payoutMinor: 0 }])).toContain('>lost<');
  expect(draw([{ ...bet, payoutMinor: 1000, multiplier: 2 }])).toContain('2.00×');
  expect(draw([{ ...bet, payoutMinor: 1000 }])).toContain('10.00');
});

test('a round without bets says so', () => {
  expect(draw([])).toContain('None');
  expect(draw([])).not.toContain('<ul');
});

test('the player’s own bet is set off', () => {
  expect(draw([{ ...bet, mine: true }])).toContain('data-mine');
  expect(draw([bet])).not.toContain('data-mine');
});
