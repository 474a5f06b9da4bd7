import { migrate } from '../../../api/livery.ts';
import type { MigrateReport, MigrationProof } from '../../../work/migrate/migrate-report.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { renderIssues } from '../../../base/terminal/render-issues.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';

type Options = MerchantsOption & JsonOption & { write?: boolean };

/** Up to here each file is told with its own edits. */
const FEW = 12;

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const renderProof = ({ equal, compared, differing, unbuilt }: MigrationProof): string[] => [
  ...(compared > 0 && equal
    ? [`Dressed before and after: the built bytes of ${counted(compared, 'site')} are equal.`]
    : []),
  ...differing.map(({ merchant, files }) => `${merchant} differs: ${files.join(', ')}`),
  ...unbuilt.map(
    ({ merchant, why }) => `${merchant} cannot be built, so nothing was compared: ${why}`,
  ),
];

const renderFiles = ({ files }: MigrateReport): string[] => {
  const alike = Map.groupBy(files, ({ edits }) =>
    edits.map((edit) => edit.split(' "')[0]).join('\n'),
  );
  if (files.length > FEW) {
    return [...alike].map(
      ([edits, group]) =>
        `${tintData('bold', counted(group.length, 'file'))}\n${edits.replaceAll(/^/gm, '  ')}`,
    );
  }
  return files.map(({ file, from, to, edits }) =>
    [`${tintData('bold', file)} ${from} → ${to}`, ...edits.map((edit) => `  ${edit}`)].join('\n'),
  );
};

const printReport = (report: MigrateReport): void => {
  const { files, written, current, problems, proof } = report;
  for (const line of [...renderFiles(report), ...renderProof(proof)]) print(line);
  if (problems.length > 0) printLine(renderIssues(problems));
  const done = written ? 'migrated' : 'to migrate';
  print(`${counted(files.length, 'file')} ${done}, ${current} up to date`);
  if (!written && files.length > 0 && problems.length === 0)
    printLine('Nothing was written; --write does.');
};

/**
 * Migrates merchants' files, or tells what that would do.
 *
 * @throws {InputError} when a file cannot be migrated or written; then none is
 */
export const run = async (
  codes: string[],
  { merchants, json = false, write = false }: Options,
): Promise<void> => {
  const report = await migrate({ merchants, codes, write });
  if (json) printJson(report);
  else printReport(report);
  if (!report.ok)
    throw new InputError(json ? '' : 'nothing was written: a file cannot be migrated.');
};
