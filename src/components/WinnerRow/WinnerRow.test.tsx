import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WinnerRow } from './WinnerRow.tsx';

const draw = (rank?: number): string =>
  renderToString(
    <WinnerRow
      customerName="ma***7"
      gameName="Sweet Koi"
      winMinor={1_250_000}
      currency="USD"
      language="en"
      iconUrl="/a.svg"
      fallbackUrl="/d.svg"
      rank={rank}
    />,
  );

test('the first three places are set off', () => {
  expect(draw(3)).toContain('data-top="true"');
  expect(draw(4)).not.toContain('data-top');
});

test('without a rank there is no place, the amount is there all the same', () => {
  expect(draw()).not.toContain('data-top');
  expect(draw()).toContain('$12,500.00');
});
