import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Money } from './Money.tsx';

test('an amount keeps its own order of reading', () => {
  expect(renderToString(<Money minor={-500} currency="EUR" language="en" />)).toMatch(
    /^<bdi[^>]*>-€5\.00<\/bdi>$/u,
  );
});
