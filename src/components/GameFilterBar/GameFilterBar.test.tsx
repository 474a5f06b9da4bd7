import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GameFilterBar } from './GameFilterBar.tsx';

const keys = {
  label: 'Show',
  options: [
    { value: 'ALL', label: 'All', icon: 'grid' as const },
    { value: 'HOT', label: 'Hot', icon: 'flame' as const },
  ],
  value: 'HOT',
  onChange: () => {},
};

test('exactly one key is chosen', () => {
  const html = renderToString(<GameFilterBar label="Filter" keys={keys} />);

  expect(html.match(/checked=""/gu)).toHaveLength(1);
  expect(html).toMatch(/checked=""[^>]*value="HOT"|value="HOT"[^>]*checked=""/u);
});

test('only what a list can be narrowed by is there', () => {
  const html = renderToString(<GameFilterBar label="Filter" keys={keys} />);

  expect(html).not.toContain('<select');
  expect(html).not.toContain('type="search"');
});

test('an empty search has nothing to clear', () => {
  const draw = (value: string) =>
    renderToString(
      <GameFilterBar
        label="Filter"
        search={{ label: 'Search', value, onChange: () => {}, clearLabel: 'Clear' }}
      />,
    );

  expect(draw('')).not.toContain('aria-label="Clear"');
  expect(draw('koi')).toContain('aria-label="Clear"');
});
