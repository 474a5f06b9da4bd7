import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, runProgram } from './run-program.ts';
import type { RunSettings, Stage, StageResult } from './stage.ts';

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

const readReport = (file: string): VitestReport | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
};

/** Lines of a failure that are shown again after all stages; the whole of it stands in its stage. */
const SHOWN_LINES = 12;

const firstLines = (message: string): string =>
  stripVTControlCharacters(message).split('\n').slice(0, SHOWN_LINES).join('\n');

/** Every test that failed and every file that broke outside its tests, each with its reason. */
const failuresOf = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [`${file}\n${firstLines(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file} > ${fullName}\n${failureMessages.map(firstLines).join('\n')}`,
    );
  });

/** A run that broke outside any test still counts as one failure, and none run counts too. */
const toResult = (report: VitestReport | undefined, code: number): StageResult => {
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: ['Vitest wrote no report.'] };
  const broke = report.numFailedTests === 0 && (code !== 0 || report.numPassedTests === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (broke ? 1 : 0),
    skipped: report.numPendingTests,
    failures: failuresOf(report),
  };
};

const shardOption = ({ shard }: RunSettings): string[] =>
  shard ? [`--shard=${shard.index}/${shard.of}`] : [];

/** What a stage of Vitest projects is made of. */
export interface VitestStage extends Pick<Stage, 'name' | 'budgetSeconds' | 'diskGigabytes'> {
  /** Names of projects in `scripts/vitest.config.ts`. */
  projects: string[];
  /** Gives the variables that the tests need, when the stage starts. */
  env?: () => Record<string, string>;
}

/** A stage that runs Vitest projects and counts their tests from the JSON report. */
export const vitestStage = ({ projects, env, ...stage }: VitestStage): Stage => ({
  ...stage,
  kind: 'tests',
  run: async (settings) => {
    process.stdout.write(`\n── ${stage.name}\n`);
    const report = path.join(root, '.livery', 'reports', `${projects.join('-')}.json`);
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const { code } = await runProgram(
      'vitest',
      [
        'run',
        '--config=scripts/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...shardOption(settings),
        ...projects.map((project) => `--project=${project}`),
      ],
      { env: { ...settings.env, ...env?.() }, output: 'shown' },
    );
    return toResult(readReport(report), code);
  },
});
