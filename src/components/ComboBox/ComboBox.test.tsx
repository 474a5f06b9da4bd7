import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComboBox } from './ComboBox.tsx';

test('it is an input with a list, named and described', () => {
  const html = renderToString(
    <ComboBox
      label="Bank"
      hint="Yours"
      error="Needed"
      openLabel="Show all"
      emptyText="None"
      busyLabel="Loading"
      options={[{ value: 'a', label: 'A Bank' }]}
      value=""
      onChange={() => {}}
    />,
  );

  expect(html).toContain('role="combobox"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('Show all');
  expect(html).toContain('aria-label="Loading"');
});
