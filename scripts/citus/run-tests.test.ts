import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../testing/run-program.ts';
import { chooseTests, LEFT_OUT } from './choose-tests.ts';
import { judgeRun, readResults } from './run-tests.ts';

test('a file that broke before its tests counts as a failure, with its reason', () => {
  const report = {
    testResults: [
      { name: '/p/tests/one.test.ts', message: '\n  no database\nat line 3', assertionResults: [] },
      {
        name: '/p/tests/two.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'pays', failureMessages: [] },
          { status: 'pending', fullName: 'waits', failureMessages: [] },
          { status: 'failed', fullName: 'bets', failureMessages: ['error: not supported\n at x'] },
        ],
      },
    ],
  };

  expect(readResults(report, '/p')).toEqual([
    {
      file: path.join('tests', 'one.test.ts'),
      passed: 0,
      skipped: 0,
      failed: [{ test: 'the whole file', reason: '  no database' }],
    },
    {
      file: path.join('tests', 'two.test.ts'),
      passed: 1,
      skipped: 1,
      failed: [{ test: 'bets', reason: 'error: not supported' }],
    },
  ]);
});

test('a run without a test that passed, or that ended badly without one that failed, has not passed', () => {
  const skipped = { file: 'one.test.ts', passed: 0, skipped: 3, failed: [] };
  const passed = { ...skipped, passed: 2 };
  const told = (results: (typeof skipped)[], code: number) =>
    judgeRun(results, code).flatMap(({ failed }) => failed.map(({ reason }) => reason));

  expect(told([skipped], 0)).toEqual(['no test passed']);
  expect(told([], 0)).toEqual(['no test passed']);
  expect(told([passed], 1)).toEqual(['no test failed, and Vitest left with 1']);
  expect(told([skipped, passed], 0)).toEqual([]);
});

test('tests that use a database of the platform are run, others are left out with their reason', () => {
  const { run, skipped } = chooseTests(root);
  const reasons = new Map(
    skipped.map(({ file, reason }) => [path.basename(file, '.test.ts'), reason]),
  );

  expect(run).toEqual(
    expect.arrayContaining(['tests/platform/bets.test.ts', 'tests/platform/fast-bets.test.ts']),
  );
  expect(reasons.get('embedded-postgres')).toBe('uses no database of the platform');
  for (const [name, reason] of Object.entries(LEFT_OUT)) expect(reasons.get(name)).toBe(reason);
});

test('those that are asked for by name are run alone, and a name that is none is refused', () => {
  expect(chooseTests(root, ['bets']).run).toEqual(['tests/platform/bets.test.ts']);
  expect(() => chooseTests(root, ['bets', 'bests'])).toThrow('There is no test bests');
});
