import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const html = renderToString(
  <Breadcrumbs
    label="You are here"
    items={[
      { label: 'Home', href: '/' },
      { label: 'Help', href: '/help' },
    ]}
  />,
);

test('the way is an ordered list in a navigation with a name', () => {
  expect(html).toMatch(/^<nav aria-label="You are here"><ol/u);
});

test('this page is marked and is no link', () => {
  expect(html.match(/<a /gu)).toHaveLength(1);
  expect(html).toMatch(/aria-current="page"[^>]*>Help/u);
});
