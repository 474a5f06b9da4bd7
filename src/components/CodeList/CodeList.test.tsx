import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeList } from './CodeList.tsx';

const html = renderToString(
  <CodeList
    label="Recovery codes"
    codes={['4F7K-9Q2M', '8H3D-1XWA']}
    labels={{ copy: 'Copy', copied: 'Copied', failed: 'By hand, please' }}
  />,
);

test('every code stands there in full, in its order', () => {
  expect(html.indexOf('4F7K-9Q2M')).toBeGreaterThan(0);
  expect(html.indexOf('8H3D-1XWA')).toBeGreaterThan(html.indexOf('4F7K-9Q2M'));
});

test('the button says what it copies, and nothing is announced before', () => {
  expect(html).toContain('aria-label="Copy: Recovery codes"');
  expect(html).not.toContain('Copied');
});
