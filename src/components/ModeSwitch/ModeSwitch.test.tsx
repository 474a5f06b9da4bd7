import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModeRow } from './ModeRow.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const choice = {
  label: 'Appearance',
  value: 'dark',
  options: [
    { mode: 'light', label: 'Light' },
    { mode: 'dark', label: 'Dark' },
  ],
  onChange: () => undefined,
} as const;

test('the button tells the mode that holds', () => {
  expect(renderToString(<ModeSwitch {...choice} />)).toContain('aria-label="Appearance: Dark"');
});

test('one mode is no choice', () => {
  const options = choice.options.slice(1);

  expect(renderToString(<ModeSwitch {...choice} options={options} />)).toBe('');
  expect(renderToString(<ModeRow {...choice} options={options} />)).toBe('');
});
