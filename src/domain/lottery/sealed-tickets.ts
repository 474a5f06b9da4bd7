import { lotteryGames } from './lottery-games.ts';
import { drawsAfter } from './schedule.ts';

/** A brand’s tickets of a draw: its number, their digest, how many there are, and the last one’s number. */
export type BrandTickets = [merchantId: number, digest: string, tickets: number, lastId: number];

/** Which tickets take part in a draw that several cells share: fixed before its numbers can be known. */
export interface SealedTickets {
  /** In the order of their numbers. */
  brands: BrandTickets[];
  /** The cells that said what they have sold, in the order of their names. */
  cells: string[];
  /** The cells that did not in time: their tickets are void, unless another cell had them, too. */
  leftOut: string[];
}

/** What a cell has said. */
export interface CellSales {
  cell: string;
  brands: readonly BrandTickets[];
}

/** Names of cells are ASCII: the same order on every machine. */
const byName = (one: string, other: string): number => (one < other ? -1 : 1);

/**
 * Brings together what the cells have sold. A brand on its way from one to another is in both: the one that knows more
 * of its tickets has all of them.
 */
export const sealSales = (
  sales: readonly CellSales[],
  leftOut: readonly string[],
): SealedTickets => {
  const brands = new Map<number, BrandTickets>();
  for (const brand of sales.flatMap((cell) => cell.brands)) {
    const had = brands.get(brand[0]);
    if (!had || brand[2] > had[2]) brands.set(brand[0], brand);
  }
  return {
    brands: [...brands.values()].toSorted(([one], [other]) => one - other),
    cells: sales.map(({ cell }) => cell).toSorted(byName),
    leftOut: [...leftOut].toSorted(byName),
  };
};

/** What the tickets’ part of the seed is the SHA-256 of: the draw’s name, then all that was sealed, line by line. */
export const sealedText = (
  { gameCode, issueNo }: { gameCode: string; issueNo: string },
  { brands, cells, leftOut }: SealedTickets,
): string =>
  [
    `${gameCode}:${issueNo}`,
    ...brands.map((brand) => brand.join(':')),
    `cells:${cells.join(',')}`,
    `left out:${leftOut.join(',')}`,
  ].join('\n');

const MIN_WAIT_MS = 30_000;
const MAX_WAIT_MS = 30 * 60_000;

/**
 * For how long a draw waits for a cell that does not say what it has sold, in ms: half of the time until the lottery’s
 * next draw, so that draws do not pile up at the other cells; from half a minute to half an hour.
 */
export const sealWaitMs = (gameCode: string, drawsAt: Date): number => {
  const rules = lotteryGames[gameCode];
  const [next] = rules ? drawsAfter(rules.schedule, drawsAt, 1) : [];
  const half = next ? (next.drawsAt.getTime() - drawsAt.getTime()) / 2 : MIN_WAIT_MS;
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, half));
};
