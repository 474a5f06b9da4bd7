import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('with words it is announced, without it is decoration', () => {
  expect(renderToString(<Spinner label="Loading" />)).toMatch(
    /role="status" aria-label="Loading"/u,
  );
  expect(renderToString(<Spinner />)).toContain('aria-hidden="true"');
});
