import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const errors = { reversed: 'Exchanged', outside: 'Outside', tooLong: 'Too long' };
const ranges = { today: '0', next7: '7', last7: '-7', next30: '30', last30: '-30' };

const draw = (value: DateRangePickerProps['value'], maxDays?: number): string =>
  renderToString(
    <DateRangePicker
      label="Period"
      value={value}
      onChange={() => {}}
      maxDays={maxDays}
      labels={{
        open: 'Open',
        close: 'Close',
        start: 'From',
        end: 'To',
        previousMonth: '<',
        nextMonth: '>',
        quick: 'Quick',
        ranges,
        errors,
      }}
    />,
  );

test('two days are six parts to type', () => {
  expect(draw(null).match(/role="spinbutton"/gu)).toHaveLength(6);
});

test('a range that cannot be is said in words', () => {
  expect(draw({ start: '2026-05-02', end: '2026-05-01' })).toContain('Exchanged');
  expect(draw({ start: '2026-05-01', end: '2026-05-08' }, 7)).toContain('Too long');
  expect(draw({ start: '2026-05-01', end: '2026-05-07' }, 7)).not.toContain('Too long');
});
