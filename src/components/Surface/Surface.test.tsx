import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Surface } from './Surface.tsx';

test('it takes the element that the page needs', () => {
  expect(renderToString(<Surface as="article">x</Surface>)).toMatch(/^<article/u);
});

test('every level looks its own way', () => {
  const looks = (['flat', 'raised', 'floating', 'sunken'] as const).map((level) =>
    renderToString(<Surface level={level}>x</Surface>),
  );

  expect(new Set(looks).size).toBe(4);
});
