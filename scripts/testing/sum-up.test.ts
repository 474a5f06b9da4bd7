import { expect, test } from 'vitest';
import type { TimedResult } from './run-stages.ts';
import { sumUp } from './sum-up.ts';

const result = (name: string, seconds: number, found: Partial<TimedResult> = {}): TimedResult => ({
  stage: {
    name,
    kind: 'tests',
    budgetSeconds: { daily: 10, whole: 100 },
    run: () => Promise.reject(new Error('not run here')),
  },
  passed: 3,
  failed: 0,
  skipped: 0,
  failures: [],
  seconds,
  ...found,
});

test('each stage stands with its time beside its budget, and the sums come last', () => {
  const lines = sumUp([result('unit', 4), result('build', 9.96)], 'daily', 14);

  expect(lines).toContainEqual(
    expect.stringMatching(/^ok {3}unit .*3 passed, 0 failed .* 4\.0 s of 10 s$/u),
  );
  expect(lines.join('\n')).not.toContain('SLOW');
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});

test('a stage above its budget is named near the end, and fails nothing', () => {
  const slow = result('stories', 50);

  expect(sumUp([slow], 'daily', 50).slice(-4).join('\n')).toContain('SLOW stories: 50 s');
  expect(sumUp([slow], 'whole', 50).join('\n')).not.toContain('SLOW');
  expect(sumUp([slow], 'daily', 50).at(-1)).toBe('3 passed, 0 failed');
});

test('what failed is shown again, and what only the whole proof tries is counted', () => {
  const found = { failed: 1, skipped: 7, failures: ['a.test.ts > it holds\nno'] };
  const lines = sumUp([result('unit', 4, found)], 'daily', 4);

  expect(lines.join('\n')).toContain('FAIL unit: a.test.ts > it holds');
  expect(lines.join('\n')).toContain('7 cases that `npm run test:all` tries');
  expect(lines.at(-1)).toBe('3 passed, 1 failed, 7 skipped');
});
