import { isOurFault } from '#config/unforeseen-issue.ts';
import { InputError, InternalError } from '../../base/terminal/errors.ts';
import { printLine, tint } from '../../base/terminal/print.ts';
import type { BuildResult } from './build-fleet.ts';

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** What a summary counts; lists of codes do, and so do numbers that stand for them. */
export type BuildCounts = Record<
  'built' | 'unchanged' | 'held' | 'failed' | 'removed',
  { length: number }
> &
  Pick<BuildResult, 'compiled'>;

/** The one line that says what a build did. */
export const renderSummary = (result: BuildCounts, seconds: number): string => {
  const parts = [
    `${result.built.length} built`,
    `${result.unchanged.length} unchanged`,
    ...(result.held.length > 0 ? [`${result.held.length} held`] : []),
    ...(result.failed.length > 0 ? [`${result.failed.length} failed`] : []),
    ...(result.removed.length > 0 ? [`${result.removed.length} removed`] : []),
    ...(result.compiled > 0 ? [count(result.compiled, 'compile')] : []),
  ];
  return `${parts.join(', ')} in ${seconds.toFixed(2)} s`;
};

/**
 * Tells on stderr what went wrong in a build.
 *
 * @throws {InputError} when a merchant's files are at fault, or the disk is full or closed to us
 * @throws when the fault is ours
 */
export const reportFailures = async ({
  problems,
  faults,
  blocked,
  failed,
}: Pick<BuildResult, 'problems' | 'faults' | 'blocked' | 'failed'>): Promise<void> => {
  const old = problems.find(({ code }) => code === 'config/old-version');
  if (old) printLine(`${old.file}: ${old.message} ${old.suggestion}`);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const { renderIssues } = await import('../../base/terminal/render-issues.ts');
    printLine(renderIssues(errors));
  }
  const broken = errors.filter(isOurFault);
  if (broken.length > 0)
    throw new InternalError(
      `${broken.map(({ merchant }) => merchant).join(', ')}: a fault of ours; the others were built.`,
    );
  if (faults.length > 0) {
    throw new Error(faults.map(({ code, fault }) => `${code}: ${fault}`).join('\n'));
  }
  if (blocked.length > 0) throw new InputError(blocked.join('\n'));
  if (failed.length > 0) {
    const kept = tint('yellow', 'What was built of them before stays as it is.');
    throw new InputError(
      `${count(failed.length, 'merchant')} failed: ${failed.join(', ')}. ${kept}`,
    );
  }
};
