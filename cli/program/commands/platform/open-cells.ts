import { CellError, type OpenCell } from '#platform/app/cells/cell.ts';
import { openCell } from '#platform/app/cells/cells.ts';
import {
  type DecidedAction,
  INSTALLATION,
  recordDecision,
} from '#platform/base/audit/record-decision.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';

const NO_DATABASE =
  'Cells are databases of your own: set DATABASE_URL to that of the first one. The embedded PostgreSQL is none.';

/** @throws {InputError} when there is no DATABASE_URL */
export const askForFirst = (): void => {
  if (!process.env['DATABASE_URL']) throw new InputError(NO_DATABASE);
};

/**
 * Lends the first cell's database, as its owner, to a command.
 *
 * @throws {InputError} when there is no DATABASE_URL, or something has to be mended first
 */
export const withFirstCell = async <Value>(
  work: (first: OpenCell) => Promise<Value>,
): Promise<Value> => {
  askForFirst();
  try {
    const first = await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, process.env);
    try {
      return await work(first);
    } finally {
      await first.close();
    }
  } catch (error) {
    if (error instanceof CellError) throw new InputError(error.message);
    throw error;
  }
};

/**
 * Lends every cell that can be opened, to close them afterwards; a cell that is away is found again by the next call.
 *
 * @param rows which cells
 * @param work is told why the others were left out, a sentence each
 */
export const withCells = async <Value>(
  rows: Iterable<Parameters<typeof openCell>[0]>,
  work: (cells: OpenCell[], faults: string[]) => Promise<Value>,
): Promise<Value> => {
  const cells: OpenCell[] = [];
  const faults: string[] = [];
  try {
    for (const row of rows)
      try {
        cells.push(await openCell(row, process.env));
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        faults.push(error.message);
      }
    return await work(cells, faults);
  } finally {
    await Promise.all(cells.map(({ close }) => close()));
  }
};

/** Notes in the installation's audit log, in the first cell, what somebody is about to do with cells. */
export const noteDecision = async (
  { database }: OpenCell,
  decider: DeciderOption,
  noted: { action: DecidedAction; subject: string; facts?: Record<string, unknown> },
): Promise<void> => {
  await database
    .transaction()
    .execute((tx) =>
      recordDecision(tx, { merchantId: INSTALLATION, ...deciderOf(decider), ...noted }),
    );
};
