import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';

test('each series has a pattern of its own, defined where it is used', () => {
  const html = renderToString(
    <BarChart
      title="Stakes"
      axis={{ label: 'Day', places: ['Mon', 'Tue'] }}
      series={[
        { id: 'a', name: 'Slots', values: [10, 20] },
        { id: 'b', name: 'Live', values: [5, null] },
      ]}
      language="en"
      labels={{ showTable: 'Table', showChart: 'Chart' }}
      empty="Nothing"
    />,
  );
  const used = [...html.matchAll(/url\(#([^)]+)\)/gu)].map((match) => match[1]);

  expect(new Set(used).size).toBe(2);
  for (const id of used) expect(html).toContain(`id="${id}"`);
});
