import { InputFault } from '../terminal/faults.ts';
import { say, tint } from '../terminal/say.ts';
import type { BuildResult } from './build-fleet.ts';

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** The one line that says what a build did. */
export const renderSummary = (result: BuildResult, seconds: number): string => {
  const parts = [
    `${result.built.length} built`,
    `${result.unchanged.length} unchanged`,
    ...(result.failed.length > 0 ? [`${result.failed.length} failed`] : []),
    ...(result.removed.length > 0 ? [`${result.removed.length} removed`] : []),
    ...(result.compiled > 0 ? [count(result.compiled, 'compile')] : []),
  ];
  return `${parts.join(', ')} in ${seconds.toFixed(2)} s`;
};

/**
 * Tells on stderr what went wrong in a build.
 *
 * @throws {InputFault} when a merchant's files are at fault
 * @throws when the fault is ours
 */
export const reportFailures = async ({ problems, faults, failed }: BuildResult): Promise<void> => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const { renderProblems } = await import('../terminal/render-problems.ts');
    say(renderProblems(errors));
  }
  if (faults.length > 0) {
    throw new Error(faults.map(({ code, fault }) => `${code}: ${fault}`).join('\n'));
  }
  if (failed.length > 0) {
    const kept = tint('yellow', 'What was built of them before stays as it is.');
    throw new InputFault(
      `${count(failed.length, 'merchant')} failed: ${failed.join(', ')}. ${kept}`,
    );
  }
};
