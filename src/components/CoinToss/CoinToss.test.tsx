import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoinToss, type CoinTossProps } from './CoinToss.tsx';

const draw = (props: Pick<CoinTossProps, 'calls' | 'flips' | 'tossing'>) =>
  renderToString(
    <CoinToss
      {...props}
      sentence="Call"
      labels={{
        coin: 'Coin',
        heads: 'Heads',
        tails: 'Tails',
        right: 'right',
        wrong: 'wrong',
        streak: 'Flips',
      }}
    />,
  );

test('every flip is told with its side and whether it was called', () => {
  const html = draw({ calls: ['heads', 'heads'], flips: ['heads', 'tails'] });

  expect(html.match(/aria-label="right"/gu)).toHaveLength(1);
  expect(html.match(/aria-label="wrong"/gu)).toHaveLength(1);
  expect(html).toContain('data-side="tails"');
});

test('before the first call nothing was tossed', () => {
  expect(draw({ calls: [], flips: [] })).not.toContain('data-tossed');
  expect(draw({ calls: [], flips: [] })).not.toContain('<li');
});

test('a coin in the air is not told in the list', () => {
  const html = draw({ calls: ['heads', 'heads'], flips: ['heads', 'tails'], tossing: true });

  expect(html.match(/<li/gu)).toHaveLength(1);
});
