import { countAcknowledged } from './book.ts';
import type { Ground } from './bear.ts';
import { bearInCells, type Cells, makePlain, MOVABLE } from './cells.ts';
import type { Fault, Measured } from './fault.ts';
import { type DiskGround, fillForAWhile, FULL_MS, makeSmall } from './full-disk.ts';
import { ANSWERED_WITHIN_S, BACK_WITHIN_S, part, PARTED_MS } from './partition.ts';

/** Acknowledgements of both cells between two faults. */
const BETWEEN = 60;

/** What is wrong with the cell that goes on: nobody there may wait for as long as the other one was broken. */
const watchFirst = ({ first }: Cells<Ground>, brokenMs: number): string[] =>
  first.load.longestGapS() * 1000 >= brokenMs ? ['the other cell stood still'] : [];

const partCell = async (cells: Cells<Ground>): Promise<Measured> => {
  const { first, other, times } = cells;
  let backS = 0;
  const before = countAcknowledged(first.book);
  for (let time = 0; time < times; time += 1) {
    await Promise.all([first, other].map(({ load }) => load.until(BETWEEN)));
    backS = Math.max(backS, await part(other, 'silent'));
  }
  await other.load.until(BETWEEN);
  const longestS = other.load.longestAnswerS();
  const refused = other.load.statuses()['503'] ?? 0;
  return {
    figures: {
      longestUntilBackS: backS,
      otherCellsWent: countAcknowledged(first.book) - before,
    },
    faults: [
      ...watchFirst(cells, PARTED_MS),
      ...(refused === 0 ? ['nothing was answered 503 by a cell that was cut off'] : []),
      ...(longestS > ANSWERED_WITHIN_S ? [`an answer took ${longestS.toFixed(1)} s`] : []),
      ...(backS > BACK_WITHIN_S ? [`it took ${backS.toFixed(1)} s to come back`] : []),
    ],
  };
};

const fillCell = async (cells: Cells<DiskGround>): Promise<Measured> => {
  const { first, other, ground, times } = cells;
  const before = countAcknowledged(first.book);
  const measured = await fillForAWhile({ load: other.load, times }, ground);
  return {
    figures: {
      ...measured.figures,
      otherCellsWent: countAcknowledged(first.book) - before,
    },
    faults: [...measured.faults, ...watchFirst(cells, FULL_MS)],
  };
};

/** One of two cells is broken: its brands are refused for a while, and those of the other one notice nothing. */
export const brokenCells: readonly Fault[] = [
  {
    name: 'cell-partition',
    title: 'the network between servers and one of two cells carries nothing for 30 s',
    run: (times) =>
      bearInCells({ fault: 'cell-partition', times, makeGround: makePlain, breakIt: partCell }),
  },
  {
    name: 'cell-full-disk',
    title: 'the disk of one of two cells is full for 10 s',
    run: (times) =>
      bearInCells({
        fault: 'cell-full-disk',
        times,
        makeGround: (folder) => makeSmall(folder, MOVABLE),
        breakIt: fillCell,
      }),
  },
];
