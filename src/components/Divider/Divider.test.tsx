import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Divider } from './Divider.tsx';

test('a line between parts is a separator, one in a row is decoration', () => {
  expect(renderToString(<Divider />)).toMatch(/^<hr/u);
  expect(renderToString(<Divider vertical />)).toContain('aria-hidden="true"');
});

test('a word in the line is read', () => {
  expect(renderToString(<Divider label="or" />)).toMatch(/>or</u);
});
