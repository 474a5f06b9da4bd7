import { findChromium } from '../setup/find-chromium.ts';
import { programStage } from './program-stage.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitest-stage.ts';

const sources = ['cli', 'src', 'scripts', 'stories', 'tests'];

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
  ]),
  programStage('dependency rules', 10, 'depcruise', [
    '--config=scripts/lint/dependency-rules.cjs',
    '--output-type=err',
    'cli',
    'src',
    'scripts',
    'stories',
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
    budgetSeconds: { daily: 80, whole: 400 },
    projects: ['build'],
  }),
  vitestStage({
    name: 'platform tests',
    budgetSeconds: { daily: 130, whole: 400 },
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
