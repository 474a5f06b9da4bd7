import { setTimeout as wait } from 'node:timers/promises';
import type { OpenCell } from '#platform/app/cells/cell.ts';
import { readCells } from '#platform/app/cells/cells.ts';
import {
  type CellsShared,
  noShareMemory,
  shareCells,
  type ShareMemory,
} from '#platform/app/cells/share-cells.ts';
import { endWithin, untilStopped } from '../../../build/fleet/until-stopped.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine, tint } from '../../../base/terminal/print.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { askForFirst, ENDS_WITHIN_MS, withCells, withFirstCell } from './open-cells.ts';

interface Round extends Omit<CellsShared, 'pending'> {
  cells: string[];
}

/** Where the first cell has its address. */
const FIRST = 'DATABASE_URL';

/** How long one cell keeps the next look at all others waiting: less than they go on selling tickets without one. */
const ANSWER_WITHIN_MS = 20_000;

/** Cells that have not answered yet, by their names; each goes once it has, and is closed. */
type Held = Map<string, Promise<void>>;

/**
 * Opens every cell, shares once and closes them.
 *
 * @param held those that are left out; whoever gives no answer this time is added. Null waits for every answer
 */
const shareOnce = (memory: ShareMemory, held: Held | null): Promise<Round> =>
  withFirstCell(async (first) => {
    const rows = (await readCells(first.pool)).filter(({ addressIn }) => addressIn !== FIRST);
    const share = async (others: OpenCell[], faults: string[]): Promise<Round> => {
      const cells = [first, ...others];
      const isAll = faults.length === 0;
      const withinMs = held && ANSWER_WITHIN_MS;
      const { pending, ...round } = await shareCells(cells, isAll, memory, withinMs);
      for (const { name, close } of others) {
        const turn = pending.get(name);
        if (turn)
          held?.set(
            name,
            turn.then(close).finally(() => held.delete(name)),
          );
      }
      const names = cells.map(({ name }) => name);
      return { ...round, cells: names, faults: [...faults, ...round.faults] };
    };
    return withCells(rows, share, held ?? undefined);
  }, held !== null);

/** Says what fails once, until it is mended. */
const tellOnce = (): ((fault: string) => void) => {
  let said = '';
  return (fault) => {
    if (fault === said) return;
    printLine(fault === '' ? 'All cells answer again.' : `${tint('yellow', 'left out')}: ${fault}`);
    said = fault;
  };
};

/** What a person may want to know of a look; most of them bring nothing but draws. */
const newsOf = ({ written, draws, catalogue, brands }: Round): string[] => [
  ...(written > 0 ? [`${written} exclusions brought on.`] : []),
  ...(draws.heard > 0 ? [`${draws.heard} times tickets of a draw heard.`] : []),
  ...(catalogue > 0 ? [`${catalogue} rows of the catalogue brought on.`] : []),
  ...(brands > 0 ? [`${brands} brands told to cells that they have left.`] : []),
];

/** Shares until Ctrl-C. */
const follow = async (seconds: number): Promise<void> => {
  askForFirst();
  const ended = new AbortController();
  const tell = tellOnce();
  const held: Held = new Map();
  const work = async (): Promise<void> => {
    const memory = noShareMemory();
    while (!ended.signal.aborted) {
      try {
        const round = await shareOnce(memory, held);
        tell(round.faults.join(' '));
        for (const line of newsOf(round)) printLine(line);
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error));
      }
      await wait(seconds * 1000, undefined, { signal: ended.signal }).catch(() => {});
    }
    // Their connections would keep the process; a look may end anywhere, and is done again.
    await Promise.allSettled(held.values());
  };
  printLine(
    `Exclusions, draws, catalogue and host names are shared every ${seconds} s. Press Ctrl-C to stop.`,
  );
  const stopped = untilStopped();
  const working = work();
  await stopped;
  ended.abort();
  await endWithin(working, ENDS_WITHIN_MS);
};

/**
 * Makes exclusions of persons, draws, catalogue and host names the same in all cells.
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
  const { cells, written, draws, catalogue, brands, faults } = await shareOnce(
    noShareMemory(),
    null,
  );
  if (json) printJson({ cells, written, draws, catalogue, brands, faults });
  else
    printLine(
      cells.length + faults.length === 1
        ? 'There is one cell: nothing is to be shared.'
        : `${written} exclusions and ${draws.brought} draws brought on between ${cells.join(', ')}; ${draws.heard} times tickets of a draw heard.`,
    );
  if (faults.length > 0) throw new InputError(faults.join('\n'));
};
