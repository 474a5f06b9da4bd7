import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLoader } from './PageLoader.tsx';

test('it is announced as a status with its words', () => {
  expect(renderToString(<PageLoader label="The page is loading" />)).toMatch(
    /role="status"><span class="[^"]+">The page is loading<\/span>/,
  );
});
