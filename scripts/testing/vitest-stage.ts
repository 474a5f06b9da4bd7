import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runProgram, type Stage, type StageResult } from './stage.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
}

const readReport = (file: string): VitestReport | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
};

/** A run that broke outside any test still counts as one failure, and none run counts too. */
const toResult = (report: VitestReport | undefined, code: number): StageResult => {
  if (!report) return { passed: 0, failed: 1 };
  const broke = report.numFailedTests === 0 && (code !== 0 || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + (broke ? 1 : 0) };
};

/**
 * A stage that runs Vitest projects and counts their tests from the JSON report.
 *
 * @param projects names of projects in `scripts/vitest.config.ts`
 * @param env gives the variables that the tests need, when the stage starts
 */
export const vitestStage = (
  name: string,
  projects: string[],
  env: () => Record<string, string> = () => ({}),
): Stage => ({
  name,
  run: async () => {
    const report = path.join(root, '.livery', 'reports', `${projects.join('-')}.json`);
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const code = await runProgram(
      'vitest',
      [
        'run',
        '--config=scripts/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...projects.map((project) => `--project=${project}`),
      ],
      env(),
    );
    return toResult(readReport(report), code);
  },
});
