import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatOdds } from './format-odds.ts';
import { Odds } from './Odds.tsx';

const labels = { up: 'went up', down: 'went down', suspended: 'suspended' };

test('a price is written in the language’s figures', () => {
  expect(formatOdds(2.5, 'decimal', 'de')).toBe('2,50');
  expect(formatOdds(2.5, 'american', 'en')).toBe('+150');
  expect(formatOdds(11.5, 'fractional', 'en')).toBe('21/2');
  expect(formatOdds(1.5, 'indonesian', 'en')).toBe('-2.00');
});

test('which way it went is said in words, not by color alone', () => {
  const html = renderToString(<Odds value={1.9} language="en" movement="down" labels={labels} />);

  expect(html).toContain('went down');
  expect(html).toContain('<svg');
});

test('a price that did not move says nothing', () => {
  const html = renderToString(<Odds value={1.9} language="en" labels={labels} />);

  expect(html).not.toContain('went');
  expect(html).not.toContain('<svg');
});

test('a suspended price says so and forgets where it went', () => {
  const html = renderToString(
    <Odds value={1.9} language="en" movement="up" suspended labels={labels} />,
  );

  expect(html).toContain('suspended');
  expect(html).not.toContain('went up');
});
