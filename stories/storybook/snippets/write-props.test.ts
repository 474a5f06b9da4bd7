import { createElement } from 'react';
import { expect, test } from 'vitest';
import { writeProps } from './write-props.ts';

test('props are written as a person writes them', () => {
  const props = {
    label: 'Sen Ngọc',
    hint: 'Say "hello"',
    options: [{ value: 'a', label: 'A', disabled: true }],
    required: true,
    error: undefined,
    onChange: () => {},
  };

  expect(writeProps('Select', props)).toBe(`<Select
  label="Sen Ngọc"
  hint={"Say \\"hello\\""}
  options={[{ value: "a", label: "A", disabled: true }]}
  required
  onChange={() => {}}
/>`);
});

test('what holds elements is left to who knows their names', () => {
  expect(writeProps('Tabs', { children: createElement('p') })).toBeUndefined();
});
