import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField } from './DateField.tsx';

const labels = { open: 'Open', previousMonth: '<', nextMonth: '>', month: 'Month', year: 'Year' };

const draw = (value: string): string =>
  renderToString(
    <DateField
      label="Birthday"
      name="birthday"
      value={value}
      labels={labels}
      onChange={() => {}}
    />,
  );

test('a day is three parts to type and one value to send', () => {
  const html = draw('1990-05-17');

  expect(html.match(/role="spinbutton"/gu)).toHaveLength(3);
  expect(html).toContain('value="1990-05-17"');
});

test('an empty field sends nothing', () => {
  expect(draw('')).toContain('name="birthday" value=""');
});
