import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CopyField } from './CopyField.tsx';

const html = renderToString(
  <CopyField
    label="Reference"
    value="D-20261120"
    labels={{ copy: 'Copy', copied: 'Copied', failed: 'By hand, please' }}
  />,
);

test('the whole text stands there, and the button says what it copies', () => {
  expect(html).toContain('D-20261120');
  expect(html).toContain('aria-label="Copy: Reference"');
});

test('before anything was copied, nothing is announced', () => {
  expect(html).not.toContain('Copied');
  expect(html).not.toContain('By hand');
});
