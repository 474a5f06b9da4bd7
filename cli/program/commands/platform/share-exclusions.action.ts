import { setTimeout as wait } from 'node:timers/promises';
import { CellError, type OpenCell } from '#platform/app/cells/cell.ts';
import { openCell, readCells } from '#platform/app/cells/cells.ts';
import { type Shared, shareExclusions } from '#platform/app/cells/share-exclusions.ts';
import { orLeave, untilStopped } from '../../../build/fleet/until-stopped.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine, tint } from '../../../base/terminal/print.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { askForFirst, withFirstCell } from './open-cells.ts';

interface Round {
  cells: string[];
  written: number;
  shared: Shared;
  /** Why cells were left out. */
  faults: string[];
}

/** Where the first cell has its address. */
const FIRST = 'DATABASE_URL';

/** Opens every cell, shares once and closes them: a cell that was away is found again by the next round. */
const shareOnce = (shared: Shared | null): Promise<Round> =>
  withFirstCell(async (first) => {
    const others = (await readCells(first.pool)).filter(({ addressIn }) => addressIn !== FIRST);
    const cells: OpenCell[] = [first];
    const faults: string[] = [];
    try {
      for (const row of others)
        try {
          cells.push(await openCell(row, process.env));
        } catch (error) {
          if (!(error instanceof CellError)) throw error;
          faults.push(error.message);
        }
      const result = await shareExclusions(cells, faults.length === 0, shared);
      return { ...result, cells: cells.map(({ name }) => name), faults };
    } finally {
      await Promise.all(cells.slice(1).map(({ close }) => close()));
    }
  });

/** Says what fails once, until it is mended. */
const tellOnce = (): ((fault: string) => void) => {
  let said = '';
  return (fault) => {
    if (fault === said) return;
    printLine(fault === '' ? 'All cells answer again.' : `${tint('yellow', 'left out')}: ${fault}`);
    said = fault;
  };
};

/** Shares until Ctrl-C. */
const follow = async (seconds: number): Promise<void> => {
  askForFirst();
  const ended = new AbortController();
  const tell = tellOnce();
  const work = async (): Promise<void> => {
    let shared: Shared | null = null;
    while (!ended.signal.aborted) {
      try {
        const round = await shareOnce(shared);
        shared = round.shared;
        tell(round.faults.join(' '));
        if (round.written > 0) printLine(`${round.written} exclusions brought on.`);
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error));
      }
      await wait(seconds * 1000, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  printLine(`Exclusions are shared every ${seconds} s. Press Ctrl-C to stop.`);
  const stopped = untilStopped();
  const working = work();
  await stopped;
  ended.abort();
  await orLeave(working);
};

/**
 * Brings the exclusions of persons from each cell to all others.
 *
 * @throws {InputError} when there is no first cell, or one of the others cannot be reached
 */
export const run = async ({
  every,
  json = false,
}: JsonOption & { every?: number }): Promise<void> => {
  if (every !== undefined) {
    await follow(every);
    return;
  }
  const { cells, written, faults } = await shareOnce(null);
  if (json) printJson({ cells, written, faults });
  else
    printLine(
      cells.length + faults.length === 1
        ? 'There is one cell: nothing is to be shared.'
        : `${written} exclusions brought on between ${cells.join(', ')}.`,
    );
  if (faults.length > 0) throw new InputError(faults.join('\n'));
};
