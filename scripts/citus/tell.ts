import type { Distributed, Outcome } from './distribute.ts';
import type { ChosenTests } from './choose-tests.ts';
import type { FileResult } from './run-tests.ts';

const plural = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : word.endsWith('y') ? '' : 's'}`;

const KINDS: readonly Outcome['kind'][] = [
  'reference table',
  'distributed table',
  'function',
  'statement within a function',
  'policy',
  'trigger',
  'foreign key',
];

/** Names that share a reason, under it. */
const byMessage = (outcomes: readonly Outcome[]): string[] =>
  [...Map.groupBy(outcomes, ({ message = '' }) => message.replaceAll(/"[^"]*"/g, '"…"'))].flatMap(
    ([message, alike]) => [
      `      ${message}`,
      `        ${alike.map(({ name }) => name).join(', ')}`,
    ],
  );

/** What was spread, and what the engine refuses, in its own words. */
export const linesOfDistribution = ({ plan, outcomes }: Distributed): string[] => [
  'What was distributed:',
  ...KINDS.flatMap((kind) => {
    const of = (state: Outcome['state']) =>
      outcomes.filter((one) => one.kind === kind && one.state === state);
    const [taken, adapted, refused] = [of('taken'), of('adapted'), of('refused')];
    return [
      `  ${kind.padEnd(28)} ${taken.length} as they stand, ${adapted.length} in another form, ${refused.length} refused`,
      ...(adapted.length > 0
        ? ['    in another form, because as they stand:', ...byMessage(adapted)]
        : []),
      ...(refused.length > 0 ? ['    refused:', ...byMessage(refused)] : []),
    ];
  }),
  `  left on the coordinator as they are: ${plan.kept.join(', ')}`,
  ...plan.unplanned.map(
    (name) =>
      `  left on the coordinator, because it is no brand's and not named as a reference table: ${name}`,
  ),
];

/** How the tests ended, each failure with its reason. */
export const linesOfTests = (
  results: readonly FileResult[],
  { skipped }: ChosenTests,
): string[] => {
  const sum = (of: (one: FileResult) => number): number =>
    results.reduce((all, one) => all + of(one), 0);
  const failing = results.filter(({ failed }) => failed.length > 0);
  return [
    ...[...Map.groupBy(skipped, ({ reason }) => reason)].map(
      ([reason, files]) => `Left out, ${plural(files.length, 'file')}: ${reason}`,
    ),
    ...failing.flatMap(({ file, passed, failed }) => [
      `FAIL ${file}: ${failed.length} of ${failed.length + passed}`,
      ...failed.map(({ test, reason }) => `     ${test}\n       ${reason}`),
    ]),
    `Tests: ${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed.length)} failed, ${sum((one) => one.skipped)} skipped; files: ${results.length - failing.length} passed, ${failing.length} failed.`,
    ...reasons(failing),
  ];
};

/** The same reason in many tests is one thing to mend. */
const reasons = (failing: readonly FileResult[]): string[] => {
  const all = failing.flatMap(({ failed }) => failed.map(({ reason }) => reason));
  const counted = [...Map.groupBy(all, (reason) => reason)].map(([reason, { length }]) => ({
    reason,
    length,
  }));
  return counted
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 20)
    .map(({ reason, length }) => `${String(length).padStart(5)} × ${reason}`);
};
