import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Switch } from './Switch.tsx';

test('it is a switch that says its state and its name', () => {
  const html = renderToString(<Switch label="Sounds" value onChange={() => {}} />);

  expect(html).toContain('role="switch"');
  expect(html).toContain('aria-checked="true"');
  expect(html).not.toContain('aria-describedby');
});

test('a change that failed is described and what is under way is said', () => {
  const html = renderToString(
    <Switch
      label="Sounds"
      value={false}
      error="Not saved"
      busyLabel="Saving"
      onChange={() => {}}
    />,
  );

  expect(html).toMatch(/aria-describedby="[^"]+-error"/u);
  expect(html).toContain('aria-label="Saving"');
  expect(html).toContain('aria-disabled="true"');
});
