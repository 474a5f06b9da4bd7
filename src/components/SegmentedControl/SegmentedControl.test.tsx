import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

const html = renderToString(
  <SegmentedControl
    label="Appearance"
    options={[
      { value: 'light', label: 'Light', icon: 'sun' },
      { value: 'dark', label: 'Dark', icon: 'moon' },
    ]}
    value="dark"
    onChange={() => undefined}
    iconsOnly
  />,
);

test('it is one group of radio buttons with a name', () => {
  expect(html).toMatch(/^<div role="radiogroup" aria-label="Appearance"/u);
  expect(new Set(html.match(/name="[^"]+"/gu)).size).toBe(1);
  expect(html.match(/checked=""/gu)).toHaveLength(1);
});

test('icons alone still have their words for a screen reader', () => {
  expect(html).toContain('Light');
});
