import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Winner, WinnerTicker } from './WinnerTicker.tsx';

const winners = (count: number): Winner[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    customerName: `an***${index}`,
    gameName: 'Sweet Koi',
    winMinor: 10_000,
    iconUrl: '/a.svg',
  }));

const draw = (count: number): string =>
  renderToString(
    <WinnerTicker
      label="Winners"
      winners={winners(count)}
      currency="USD"
      language="en"
      fallbackUrl="/d.svg"
      visibleRows={5}
      pauseLabel="Pause"
      playLabel="Go on"
      empty="Nobody yet"
    />,
  );

test('more lines than fit pass by, with a button that stops them', () => {
  const html = draw(10);

  expect(html).toContain('data-moving');
  expect(html).toContain('aria-label="Pause"');
});

test('the second copy of the list is for the eye only', () => {
  expect(draw(10).match(/<ol[^>]*aria-hidden="true"/gu)).toHaveLength(1);
});

test('lines that fit stand still; none says so', () => {
  expect(draw(5)).not.toContain('data-moving');
  expect(draw(0)).toContain('Nobody yet');
});
