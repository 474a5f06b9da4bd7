import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayTable } from './PayTable.tsx';

const entries = [
  { picture: '/a.svg', name: 'Wild', note: 'Stands for all.', pays: [] },
  { picture: '/b.svg', name: 'Heart', pays: [{ count: '3', worth: '×1' }] },
];

test('every symbol stands with what it pays or what it is for', () => {
  const text = renderToString(<PayTable label="Pay table" entries={entries} />).replaceAll(
    /<[^>]*>/gu,
    ' ',
  );

  expect(text).toMatch(/Wild\s+Stands for all\./u);
  expect(text).toMatch(/Heart\s+3\s+×1/u);
});

test('a line is drawn over the rows that it counts', () => {
  const html = renderToString(
    <PayTable
      label="Pay table"
      entries={entries}
      lines={[[0, 1, 2]]}
      rows={3}
      lineLabel={(line) => `Line ${line}`}
    />,
  );

  expect(html).toContain('M5 5L15 15L25 25');
  expect(html).toContain('aria-label="Line 1"');
});
