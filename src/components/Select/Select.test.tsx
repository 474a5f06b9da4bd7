import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];

const draw = (value: string, error?: string): string =>
  renderToString(
    <Select
      label="Fruit"
      placeholder="Choose a fruit"
      options={options}
      value={value}
      error={error}
      onChange={() => {}}
    />,
  );

test('until something is chosen the placeholder stands in its place', () => {
  expect(draw('')).toContain('Choose a fruit');
});

test('the button opens a list and an error is tied to it', () => {
  const html = draw('', 'Needed');

  expect(html).toContain('aria-haspopup="listbox"');
  expect(html).toContain('Needed');
  expect(html).toContain('data-invalid="true"');
});
