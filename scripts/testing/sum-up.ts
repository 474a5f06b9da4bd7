import type { TimedResult } from './run-stages.ts';
import type { Proof } from './stage.ts';

const lineOf = ({ stage, passed, failed, skipped, seconds }: TimedResult, proof: Proof): string => {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const found = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const budget = stage.budgetSeconds[proof];
  return `${mark} ${stage.name.padEnd(22)} ${found.padEnd(38)} ${seconds.toFixed(1).padStart(7)} s of ${budget} s`;
};

const slowLines = (results: readonly TimedResult[], proof: Proof): string[] =>
  results
    .filter(({ stage, seconds }) => seconds > stage.budgetSeconds[proof])
    .map(
      ({ stage, seconds }) =>
        `SLOW ${stage.name}: ${seconds.toFixed(0)} s, and its budget on two quiet cores is ${stage.budgetSeconds[proof]} s ` +
        `(scripts/testing/stages.ts). Was the machine busy, or has the stage grown?`,
    );

/**
 * The end of a run, a line each: every stage with its time beside its budget, all failures, the
 * stages above their budgets, and the sums. A budget that is passed makes nothing fail: the machine
 * may be slow.
 *
 * @param seconds what the whole run took
 */
export const sumUp = (results: readonly TimedResult[], proof: Proof, seconds: number): string[] => {
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total('skipped');
  return [
    '',
    ...results.map((result) => lineOf(result, proof)),
    ...results.flatMap(({ stage, failures }) =>
      failures.map((failure) => `\nFAIL ${stage.name}: ${failure}`),
    ),
    '',
    ...slowLines(results, proof),
    ...(skipped > 0 && proof === 'daily'
      ? [`Skipped here: ${skipped} cases that \`npm run test:all\` tries (tests/README.md).`]
      : []),
    `${(seconds / 60).toFixed(1)} minutes.`,
    `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
};
