import { CellError, type OpenCell } from '#platform/app/cells/cell.ts';
import { openCell } from '#platform/app/cells/cells.ts';
import { silentText } from '#platform/app/cells/share-cells.ts';
import {
  type DecidedAction,
  INSTALLATION,
  recordDecision,
} from '#platform/base/audit/record-decision.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';

/** How long somebody who ends it waits for what is under way, and for cells that do not answer: supervisors give ten seconds and more. */
export const ENDS_WITHIN_MS = 3000;

const NO_DATABASE =
  'Cells are databases of your own: set DATABASE_URL to that of the first one. The embedded PostgreSQL is none.';

/** @throws {InputError} when there is no DATABASE_URL */
export const askForFirst = (): void => {
  if (!process.env['DATABASE_URL']) throw new InputError(NO_DATABASE);
};

/**
 * Lends the first cell's database, as its owner, to a command.
 *
 * @param isWatched for who goes on for ever: a connection that carries nothing any more is cut off soon
 * @throws {InputError} when there is no DATABASE_URL, or something has to be mended first
 */
export const withFirstCell = async <Value>(
  work: (first: OpenCell) => Promise<Value>,
  isWatched = false,
): Promise<Value> => {
  askForFirst();
  try {
    const first = await openCell(
      { name: 'first', addressIn: 'DATABASE_URL' },
      process.env,
      isWatched,
    );
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
 * @param held cells that have not answered yet, by their names: they are left out, and who holds one closes it
 */
export const withCells = async <Value>(
  rows: Iterable<Parameters<typeof openCell>[0]>,
  work: (cells: OpenCell[], faults: string[]) => Promise<Value>,
  held: ReadonlyMap<string, unknown> = new Map(),
): Promise<Value> => {
  const cells: OpenCell[] = [];
  const faults: string[] = [];
  try {
    for (const row of rows)
      if (held.has(row.name)) faults.push(silentText(row.name));
      else
        try {
          cells.push(await openCell(row, process.env, true));
        } catch (error) {
          if (!(error instanceof CellError)) throw error;
          faults.push(error.message);
        }
    return await work(cells, faults);
  } finally {
    await Promise.all(cells.filter(({ name }) => !held.has(name)).map(({ close }) => close()));
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
