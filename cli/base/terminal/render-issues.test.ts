import { expect, test } from 'vitest';
import type { Issue } from '#config/issues/issue.ts';
import { renderIssues } from './render-issues.ts';

test('nothing that a brand has written steers the terminal or turns its text', () => {
  const written = 'a\u001B[2J\u001B]0;x\u0007\u009B31m\u202Eb\rc';
  const issue: Issue = {
    code: 'config/unknown-key',
    severity: 'error',
    merchant: 'one',
    file: `merchants/${written}/merchant.json`,
    line: 2,
    column: 3,
    pointer: `/${written}`,
    message: `“${written}” is no key.`,
    suggestion: `Did you mean ${written}?`,
    fix: { file: 'merchant.json', patch: [{ op: 'remove', path: `/${written}` }] },
  };

  const text = renderIssues([issue]);

  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
  expect(text).toContain('“a [2J ]0;x 31mb c” is no key.');
});
