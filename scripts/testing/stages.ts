import { findChromium } from '../setup/find-chromium.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitest-stage.ts';
import { type ProgramRun, runProgram } from './run-program.ts';

/**
 * A stage that is one program: its exit code says whether it passed. What it prints is shown when it
 * has ended, because two of them run at once.
 */
const programStage = (
  name: string,
  budgetSeconds: number,
  command: string,
  args: string[],
): Stage => ({
  name,
  kind: 'program',
  budgetSeconds: { daily: budgetSeconds, whole: budgetSeconds },
  run: async ({ env }) => {
    const { code, output }: ProgramRun = await runProgram(command, args, { env, output: 'kept' });
    process.stdout.write(`\n── ${name}\n${output}`);
    if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
    const last = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`${command} left with ${code}.\n${last}`],
    };
  },
});

/** Lines of a program that failed which are shown again after all stages. */
const SHOWN_LINES = 12;

const sources = ['cli', 'src', 'scripts', 'stories', 'tests', 'merchants'];

const chromium = () => ({ LIVERY_CHROMIUM: findChromium() });

/** The inner loop: what can be said of a change within a minute. */
export const quickStages: readonly Stage[] = [
  programStage('types', 15, 'tsc', [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    '.livery/cache/types.tsbuildinfo',
  ]),
  programStage('lint', 30, 'oxlint', [
    '--type-aware',
    '--deny-warnings',
    '--config=scripts/lint/oxlint.json',
    ...sources,
  ]),
  programStage('format', 5, 'oxfmt', [
    '--config=scripts/lint/oxfmt.json',
    '--check',
    ...sources,
    '!src/generated/**',
    '!**/*.generated.ts',
    '!**/*.mdx',
    '!merchants/**/*.json',
  ]),
  programStage('dependency rules', 10, 'depcruise', [
    '--config=scripts/lint/dependency-rules.cjs',
    '--output-type=err',
    'cli',
    'src',
    'scripts',
    'stories',
    'merchants',
  ]),
  programStage('unused code', 15, 'knip', ['--config=scripts/lint/knip.json', '--no-progress']),
  programStage('generated files', 5, 'node', ['scripts/generate-types.ts', '--check']),
  vitestStage({
    name: 'unit tests and rules',
    budgetSeconds: { daily: 45, whole: 180 },
    projects: ['unit', 'rules'],
  }),
];

/** Everything that must hold before a change lands. */
export const allStages: readonly Stage[] = [
  ...quickStages,
  vitestStage({
    name: 'build tests',
    budgetSeconds: { daily: 125, whole: 430 },
    projects: ['build'],
  }),
  vitestStage({
    name: 'platform tests',
    budgetSeconds: { daily: 138, whole: 400 },
    diskGigabytes: 12,
    projects: ['platform'],
  }),
  vitestStage({
    name: 'stories',
    budgetSeconds: { daily: 200, whole: 400 },
    projects: ['stories'],
    env: chromium,
  }),
  vitestStage({
    name: 'browser tests',
    budgetSeconds: { daily: 240, whole: 800 },
    projects: ['site'],
    env: chromium,
  }),
];
