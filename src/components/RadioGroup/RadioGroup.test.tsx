import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: 'A', disabled: true },
  { value: 'b', label: 'B', description: 'The second' },
];

test('its radios share one name and the chosen one holds', () => {
  const html = renderToString(
    <RadioGroup label="Which" name="which" options={options} value="b" onChange={() => {}} />,
  );

  expect(html.match(/name="which"/gu)).toHaveLength(2);
  expect(html.match(/checked=""/gu)).toHaveLength(1);
  expect(html).toContain('The second');
});

test('an error belongs to the whole group', () => {
  const html = renderToString(
    <RadioGroup
      label="Which"
      error="Choose"
      required
      options={options}
      value=""
      onChange={() => {}}
    />,
  );

  expect(html).toMatch(/<fieldset role="radiogroup"[^>]*aria-invalid="true"/u);
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="[^"]+-error"/u);
});
