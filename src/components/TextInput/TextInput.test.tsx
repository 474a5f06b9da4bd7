import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextInput } from './TextInput.tsx';

const draw = (props: Partial<Parameters<typeof TextInput>[0]>): string =>
  renderToString(<TextInput label="Email" value="a@b.c" onChange={() => {}} {...props} />);

test('codes and names are not corrected by the phone', () => {
  const html = draw({});

  expect(html).toContain('spellCheck="false"');
  expect(html).toContain('autoCapitalize="none"');
});

test('an error marks the input and stands under it', () => {
  const html = draw({ error: 'Not valid' });

  expect(html).toContain('aria-invalid="true"');
  expect(html.indexOf('Not valid')).toBeGreaterThan(html.indexOf('<input'));
});

test('what is being waited for is said', () => {
  expect(draw({ busyLabel: 'Looking' })).toContain('aria-label="Looking"');
});
