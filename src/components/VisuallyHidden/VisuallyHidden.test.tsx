import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('the words are there, and only what is live is announced', () => {
  expect(renderToString(<VisuallyHidden as="h1">Home</VisuallyHidden>)).toMatch(
    /^<h1 class="[^"]+">Home<\/h1>$/,
  );
  expect(renderToString(<VisuallyHidden live>Home</VisuallyHidden>)).toContain(
    'aria-live="polite"',
  );
});
