import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartData } from './chart-data.ts';
import { ChartFrame } from './ChartFrame.tsx';

const data: ChartData = {
  title: 'Deposits',
  axis: { label: 'Day', places: ['Mon', 'Tue'] },
  series: [
    { id: 'a', name: 'Cards', values: [1200, 3400] },
    { id: 'b', name: 'Banks', values: [800, null] },
  ],
  language: 'en',
  labels: { showTable: 'Show as a table', showChart: 'Show as a chart' },
  empty: 'No figures yet',
};

const draw = (props: Partial<ChartData> = {}): string =>
  renderToString(
    <ChartFrame
      {...data}
      {...props}
      renderMarks={() => <path d="M0,0" data-marks />}
      renderSign={() => <path d="M0,0" />}
    />,
  );

test('the server draws it too, with a reader that speaks every place', () => {
  const html = draw();

  expect(html).toContain('data-marks');
  expect(html).toContain('type="range"');
  expect(html).toContain('aria-valuetext="Tue: Cards 3,400, Banks –"');
});

test('its figures can be had as a table', () => {
  expect(draw()).toContain('Show as a table');
});

test('one series needs no legend', () => {
  expect(draw()).toContain('Banks</li>');
  expect(draw({ series: data.series.slice(0, 1) })).not.toContain('</li>');
});

test('without figures it says so and offers no table', () => {
  const html = draw({ series: [{ id: 'a', name: 'Cards', values: [null, null] }] });

  expect(html).toContain('No figures yet');
  expect(html).not.toContain('data-marks');
  expect(html).not.toContain('Show as a table');
});

test('a fault takes its place, a wait keeps it', () => {
  expect(draw({ error: 'Not to be had' })).toContain('Not to be had');
  expect(draw({ loading: true })).not.toContain('data-marks');
});
