import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** One keno: how many numbers there are, how many are drawn, and what each number of hits pays. */
export interface KenoTable {
  numbers: number;
  drawn: number;
  /** By how many were picked, then by how many of them came: hundredths of the stake. */
  pays: Readonly<Record<number, readonly number[]>>;
}

/** The kenos of this project. */
export const kenoTables = {
  /** The house's own: 40 numbers, 10 drawn. */
  forty: {
    numbers: 40,
    drawn: 10,
    pays: {
      1: [0, 396],
      2: [0, 0, 1715],
      3: [0, 0, 325, 4490],
      4: [0, 0, 145, 1140, 10_000],
      5: [0, 0, 0, 510, 4310, 45_000],
      6: [0, 0, 0, 290, 1580, 10_500, 70_000],
      7: [0, 0, 0, 180, 810, 3900, 19_500, 100_000],
      8: [0, 0, 0, 165, 400, 1750, 6600, 25_500, 100_000],
      9: [0, 0, 0, 0, 490, 1250, 3700, 11_000, 32_500, 100_000],
      10: [0, 0, 0, 0, 330, 790, 2000, 5200, 13_500, 37_000, 100_000],
    },
  },
  /** The lottery's: 80 numbers, 20 drawn. */
  eighty: {
    numbers: 80,
    drawn: 20,
    pays: {
      1: [0, 388],
      2: [0, 0, 1610],
      3: [0, 0, 300, 3990],
      4: [0, 0, 100, 970, 11_000],
      5: [0, 0, 0, 175, 3070, 70_000],
      6: [0, 0, 0, 110, 970, 11_500, 150_000],
      7: [0, 0, 0, 0, 465, 4020, 38_500, 400_000],
      8: [0, 0, 0, 0, 250, 1590, 12_000, 97_000, 800_000],
      9: [0, 0, 0, 0, 170, 850, 4800, 27_500, 164_000, 1_000_000],
      10: [0, 0, 0, 0, 0, 735, 2830, 11_500, 49_500, 221_000, 1_000_000],
    },
  },
} as const satisfies Record<string, KenoTable>;

/** At most so many numbers can be picked. */
export const KENO_MOST_PICKS = 10;

/**
 * A keno by its name.
 *
 * @throws {RangeError} when there is none of that name
 */
export const kenoTable = (variant: string): KenoTable => {
  const table = (kenoTables as Record<string, KenoTable>)[variant];
  if (!table) throw new RangeError(`There is no keno called ${variant}`);
  return table;
};

/** Whether these numbers can be played: one to ten different ones of those that there are. */
export const areKenoPicks = ({ numbers }: KenoTable, picks: readonly number[]): boolean =>
  picks.length >= 1 &&
  picks.length <= KENO_MOST_PICKS &&
  new Set(picks).size === picks.length &&
  picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= numbers);

/** Draws the numbers, in the order in which they come; every number equally likely. */
export const drawKeno = ({ numbers, drawn }: KenoTable, draw: Draw): number[] =>
  shuffled(numbers, draw, drawn).map((at) => at + 1);

/** How many of the picks came. */
export const kenoHits = (picks: readonly number[], came: readonly number[]): number =>
  picks.filter((pick) => came.includes(pick)).length;

/** What so many hits of so many picks pay, in hundredths of the stake. */
export const kenoPays = ({ pays }: KenoTable, picked: number, hits: number): number =>
  pays[picked]?.[hits] ?? 0;

/** In how many ways so many can be chosen of a number of things. */
export const waysToChoose = (things: number, chosen: number): bigint => {
  let ways = 1n;
  for (let at = 1; at <= chosen; at += 1) ways = (ways * BigInt(things - at + 1)) / BigInt(at);
  return ways;
};

/** The exact chance of so many hits. */
export const kenoChance = ({ numbers, drawn }: KenoTable, picked: number, hits: number): Ratio =>
  ratioOf(
    waysToChoose(picked, hits) * waysToChoose(numbers - picked, drawn - hits),
    waysToChoose(numbers, drawn),
  );

/** The exact return for so many picks: every number of hits counted with what it pays. */
export const kenoReturn = (table: KenoTable, picked: number): Ratio => {
  const under = waysToChoose(table.numbers, table.drawn) * 100n;
  let over = 0n;
  for (let hits = 0; hits <= picked; hits += 1)
    over += kenoChance(table, picked, hits).over * BigInt(kenoPays(table, picked, hits));
  return ratioOf(over, under);
};

/** A round as its player sees it. */
export interface KenoView {
  picks: number[];
  /** In the order in which they came. */
  came: number[];
  hits: number;
  /** Hundredths of the stake. */
  pays: number;
}
