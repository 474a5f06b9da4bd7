import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatCard } from './StatCard.tsx';

test('the direction of a change is a word, not an arrow alone', () => {
  const html = renderToString(
    <StatCard
      label="Net result"
      value="€120.00"
      change={{ direction: 'down', directionLabel: 'down', text: '8 %', since: 'on last week' }}
    />,
  );

  expect(html).toMatch(/down<\/span>.{0,20}8 %/u);
  expect(html).toContain('on last week');
});

test('while it loads no old figure is shown', () => {
  const html = renderToString(
    <StatCard
      label="Net result"
      value="€120.00"
      loading
      change={{ direction: 'up', directionLabel: 'up', text: '8 %' }}
    />,
  );

  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('120');
  expect(html).not.toContain('8 %');
});
