import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stack } from './Stack.tsx';

test('it takes the element that the page needs', () => {
  expect(renderToString(<Stack as="aside">x</Stack>)).toMatch(/^<aside/u);
});

test('a gap is a step of the space scale', () => {
  expect(renderToString(<Stack gap="x8">x</Stack>)).not.toBe(
    renderToString(<Stack gap="x1">x</Stack>),
  );
});
