import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from './LineChart.tsx';

const draw = (...rows: (number | null)[][]): string =>
  renderToString(
    <LineChart
      title="Deposits"
      axis={{ label: 'Day', places: ['Mon', 'Tue', 'Wed', 'Thu'] }}
      series={rows.map((values, index) => ({ id: String(index), name: `Row ${index}`, values }))}
      language="en"
      labels={{ showTable: 'Table', showChart: 'Chart' }}
      empty="Nothing"
    />,
  );

test('lines differ in dash as well as in color', () => {
  const html = draw([1, 2, 3, 4], [4, 3, 2, 1]);

  expect(html).toContain('stroke-dasharray="none"');
  expect(html).toContain('stroke-dasharray="7 5"');
});

test('a gap interrupts the line instead of falling to zero', () => {
  const html = draw([1, 2, null, 4]);
  const drawn = /stroke-dasharray="none" d="([^"]+)"/u.exec(html)?.[1] ?? '';

  expect(drawn.match(/M/gu)).toHaveLength(2);
});
