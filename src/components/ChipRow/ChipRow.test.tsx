import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChipRow } from './ChipRow.tsx';

test('the row says what is chosen in it', () => {
  const html = renderToString(
    <ChipRow label="Vendors">
      <b>All</b>
    </ChipRow>,
  );

  expect(html).toMatch(/^<div role="group" aria-label="Vendors"/u);
  expect(html).toContain('<b>All</b>');
});
