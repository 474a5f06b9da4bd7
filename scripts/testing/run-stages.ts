import pLimit from 'p-limit';
import type { RunSettings, Stage, StageResult } from './stage.ts';

/** What a stage found, and how long it took. */
export interface TimedResult extends StageResult {
  stage: Stage;
  seconds: number;
}

const runStage = async (stage: Stage, settings: RunSettings): Promise<TimedResult> => {
  const startedAt = performance.now();
  const secondsSince = () => (performance.now() - startedAt) / 1000;
  try {
    const result = await stage.run(settings);
    return { ...result, stage, seconds: secondsSince() };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    process.stderr.write(`livery: ${failure}\n`);
    const result = { passed: 0, failed: 1, skipped: 0, failures: [failure] };
    return { ...result, stage, seconds: secondsSince() };
  }
};

/** One beside a whole run, whose tests wait for half of their time; else one on each core. */
const programsAtOnce = (tests: readonly Stage[]): number => (tests.length > 1 ? 1 : 2);

/**
 * Runs the tests, one stage after the other, and beside them the programs, whether or not something
 * fails.
 *
 * @returns the results in the order of the stages
 */
export const runStages = async (
  stages: readonly Stage[],
  settings: RunSettings,
): Promise<TimedResult[]> => {
  const isFirstPart = (settings.shard?.index ?? 1) === 1;
  const programs = stages.filter(({ kind }) => kind === 'program' && isFirstPart);
  const tests = stages.filter(({ kind }) => kind === 'tests');
  const runAll = (some: readonly Stage[], atOnce: number): Promise<TimedResult[]> => {
    const limit = pLimit(atOnce);
    return Promise.all(some.map((stage) => limit(() => runStage(stage, settings))));
  };
  const results = await Promise.all([runAll(programs, programsAtOnce(tests)), runAll(tests, 1)]);
  return results.flat();
};
