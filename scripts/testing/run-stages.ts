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

/** Programs that run at once: each keeps one core busy for most of its time. */
const AT_ONCE = 2;

/**
 * Runs the programs, then the tests, whether or not something fails.
 *
 * @returns the results in the order of the stages
 */
export const runStages = async (
  stages: readonly Stage[],
  settings: RunSettings,
): Promise<TimedResult[]> => {
  const limit = pLimit(AT_ONCE);
  const isFirstPart = (settings.shard?.index ?? 1) === 1;
  const programs = stages.filter(({ kind }) => kind === 'program' && isFirstPart);
  const results = await Promise.all(
    programs.map((stage) => limit(() => runStage(stage, settings))),
  );
  for (const stage of stages.filter(({ kind }) => kind === 'tests'))
    results.push(await runStage(stage, settings));
  return results;
};
