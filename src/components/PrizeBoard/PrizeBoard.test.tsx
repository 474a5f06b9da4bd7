import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrizeBoard, type PrizeBoardProps } from './PrizeBoard.tsx';

const draw = (props: Partial<PrizeBoardProps>) =>
  renderToString(
    <PrizeBoard
      tiers={[
        { id: 'top', label: 'Special prize', numbers: ['00481'], top: true },
        { id: 'low', label: 'Seventh prize', numbers: ['13', '13'] },
      ]}
      language="en"
      labels={{
        issue: 'Issue 7',
        tier: 'Prize',
        numbers: 'Numbers',
        waiting: 'Being drawn',
        hit: 'on your ticket',
      }}
      {...props}
    />,
  );

test('every number stands in the row of its prize, with its zeros, also twice', () => {
  const html = draw({});

  expect(html).toMatch(/Special prize<\/th>.*00481.*Seventh prize/u);
  expect(html.match(/<li/gu)).toHaveLength(3);
});

test('the last digits are set off, and no more than there are', () => {
  expect(draw({ tail: 2 })).toMatch(/004<span[^>]*>81<\/span>/u);
  expect(draw({ tail: 3 })).toMatch(/<span[^>]*>13<\/span>/u);
});

test('only what a ticket had is called a hit', () => {
  const html = draw({ isHit: (number, tierId) => tierId === 'top' && number.endsWith('81') });

  expect(html.match(/on your ticket/gu)).toHaveLength(1);
});

test('while it is drawn, no number stands there', () => {
  expect(draw({ tiers: null })).toContain('Being drawn');
  expect(draw({ tiers: null })).not.toContain('<table');
});
