import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How the tests of one file ended. */
export interface FileResult {
  file: string;
  passed: number;
  skipped: number;
  failed: { test: string; reason: string }[];
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** What is told of a failure. */
const REASON_CHARACTERS = 300;

const firstLine = (message: string): string =>
  (
    stripVTControlCharacters(message)
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  ).slice(0, REASON_CHARACTERS);

/** Reads what Vitest has reported. @param root of the project, from which files are named */
export const readResults = (report: Report, root: string): FileResult[] =>
  report.testResults.map(({ name, message, assertionResults }) => {
    const of = (status: string) => assertionResults.filter((one) => one.status === status);
    const failed = of('failed').map(({ fullName, failureMessages }) => ({
      test: fullName,
      reason: firstLine(failureMessages.join('\n')),
    }));
    // A file whose beginning failed has no test that did.
    const broke = message !== '' && failed.length === 0;
    return {
      file: path.relative(root, name),
      passed: of('passed').length,
      skipped: assertionResults.length - of('passed').length - failed.length,
      failed: broke ? [{ test: 'the whole file', reason: firstLine(message) }] : failed,
    };
  });

/**
 * What a run found; one that ended badly though no test failed, or in which none passed, has found nothing out.
 *
 * @param code that Vitest left with
 */
export const judgeRun = (results: readonly FileResult[], code: number): FileResult[] => {
  const hasFailed = results.some(({ failed }) => failed.length > 0);
  const hasPassed = results.some(({ passed }) => passed > 0);
  if (hasFailed || (code === 0 && hasPassed)) return [...results];
  const reason = code === 0 ? 'no test passed' : `no test failed, and Vitest left with ${code}`;
  return [
    ...results,
    { file: 'the whole run', passed: 0, skipped: 0, failed: [{ test: 'all tests', reason }] },
  ];
};

/**
 * Runs tests of the platform over a prepared server.
 *
 * @param env tells them of it
 * @param seconds how long each may wait for what does not come
 */
export const runTests = async (
  root: string,
  files: readonly string[],
  env: Record<string, string>,
  seconds: number,
): Promise<FileResult[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'livery-conform-'));
  const report = path.join(folder, 'report.json');
  const args = [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=scripts/vitest.config.ts',
    '--project=platform',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ];
  try {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, LIVERY_TEST_PATIENCE: String(seconds) },
    });
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (left) => resolve(left ?? 1));
    });
    const results = readResults(JSON.parse(readFileSync(report, 'utf8')) as Report, root);
    return judgeRun(results, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
