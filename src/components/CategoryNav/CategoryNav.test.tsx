import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Category, CategoryNav } from './CategoryNav.tsx';

const draw = (category: Partial<Category>, current?: string): string =>
  renderToString(
    <CategoryNav
      label="Games"
      language="de"
      current={current}
      categories={[{ id: 'RNG', label: 'Slots', icon: 'slots', ...category }]}
    />,
  );

test('a category with an address is a link, and says when it is the page', () => {
  expect(draw({ href: '/rng' }, 'RNG')).toMatch(/<a href="\/rng"[^>]*aria-current="page"/u);
  expect(draw({ href: '/rng' })).not.toContain('aria-current');
});

test('without an address it is a button that is pressed or not', () => {
  expect(draw({}, 'RNG')).toMatch(/<button[^>]*aria-pressed="true"/u);
  expect(draw({})).toMatch(/<button[^>]*aria-pressed="false"/u);
});

test('counts are written as the language writes them', () => {
  expect(draw({ count: 1234 })).toContain('1.234');
});
