import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Winner } from '../WinnerTicker/WinnerTicker.tsx';
import { WinnersBoard, type WinnersBoardProps } from './WinnersBoard.tsx';

const winners = (count: number): Winner[] =>
  Array.from({ length: count }, (_winner, index) => ({
    id: String(index),
    rank: index + 1,
    customerName: `an***${index}`,
    gameName: 'Sweet Koi',
    winMinor: 10_000,
    iconUrl: '/a.svg',
  }));

const draw = (left: number, right: number, props: Partial<WinnersBoardProps> = {}): string =>
  renderToString(
    <WinnersBoard
      label="Winners"
      columns={[
        { title: 'Top 10', winners: winners(left) },
        { title: 'Next 10', winners: winners(right) },
      ]}
      status="ready"
      currency="USD"
      language="en"
      fallbackUrl="/d.svg"
      pauseLabel="Stop"
      playLabel="Go"
      empty={<p>Nobody yet</p>}
      error={<p>Not to be had</p>}
      {...props}
    />,
  );

test('a column without winners is left out', () => {
  expect(draw(4, 4)).toContain('data-columns="2"');
  const one = draw(4, 0);
  expect(one).toContain('data-columns="1"');
  expect(one).not.toContain('Next 10');
});

test('nobody, nobody yet and not to be had are three things', () => {
  expect(draw(0, 0)).toBe('<p>Nobody yet</p>');
  expect(draw(0, 0, { status: 'failed' })).toBe('<p>Not to be had</p>');
  expect(draw(0, 0, { status: 'loading' })).toContain('Top 10');
});

test('winners that are here stay when asking anew fails', () => {
  expect(draw(3, 0, { status: 'failed' })).toContain('an***0');
});
