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
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => resolve());
    });
    return readResults(JSON.parse(readFileSync(report, 'utf8')) as Report, root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
