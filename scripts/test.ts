// Everything that must hold before a change lands. `--quick` is the inner loop's half.
import { findChromium } from './setup/find-chromium.ts';
import { programStage, type Stage, type StageResult } from './testing/stage.ts';
import { vitestStage } from './testing/vitest-stage.ts';

const sources = ['cli', 'src', 'scripts', 'stories', 'tests'];

const quick: Stage[] = [
  programStage('types', 'tsc', ['--noEmit']),
  programStage('lint', 'oxlint', [
    '--type-aware',
    '--deny-warnings',
    '--config=scripts/lint/oxlint.json',
    ...sources,
  ]),
  programStage('format', 'oxfmt', [
    '--config=scripts/lint/oxfmt.json',
    '--check',
    ...sources,
    '!src/generated/**',
    '!**/*.mdx',
  ]),
  programStage('dependency rules', 'depcruise', [
    '--config=scripts/lint/dependency-rules.cjs',
    '--output-type=err',
    'cli',
    'src',
    'scripts',
    'stories',
  ]),
  programStage('generated files', 'node', ['scripts/generate-types.ts', '--check']),
  vitestStage('unit tests and rules', ['unit', 'stateless', 'rules']),
];

const full: Stage[] = [
  ...quick,
  vitestStage('build tests', ['build']),
  vitestStage('platform tests', ['platform']),
  vitestStage('stories', ['stories'], () => ({ LIVERY_CHROMIUM: findChromium() })),
  vitestStage('browser tests', ['site'], () => ({ LIVERY_CHROMIUM: findChromium() })),
];

interface TimedResult extends StageResult {
  stage: Stage;
  seconds: number;
}

const runStage = async (stage: Stage): Promise<TimedResult> => {
  const startedAt = performance.now();
  process.stdout.write(`\n── ${stage.name}\n`);
  try {
    return { ...(await stage.run()), stage, seconds: (performance.now() - startedAt) / 1000 };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    process.stderr.write(`livery: ${failure}\n`);
    const seconds = (performance.now() - startedAt) / 1000;
    return { passed: 0, failed: 1, failures: [failure], stage, seconds };
  }
};

const results: TimedResult[] = [];
for (const stage of process.argv.includes('--quick') ? quick : full) {
  results.push(await runStage(stage));
}

process.stdout.write('\n');
for (const { stage, passed, failed, seconds } of results) {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  process.stdout.write(
    `${mark} ${stage.name.padEnd(22)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)\n`,
  );
}
for (const { stage, failures } of results) {
  for (const failure of failures) process.stdout.write(`\nFAIL ${stage.name}: ${failure}\n`);
}
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
