import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** How the prizes behind the places differ. */
export const pickLevels = ['calm', 'lively', 'wild'] as const;

/** How the prizes differ: calm, lively or wild. */
export type PickLevel = (typeof pickLevels)[number];

/** What lies behind the places, in thousandths of the stake, before it is shuffled. */
export const pickPrizes = {
  /** Six corners of a goal; the keeper covers two, three or five of them. */
  goal: {
    calm: [1485, 1485, 1485, 1485, 0, 0],
    lively: [1980, 1980, 1980, 0, 0, 0],
    wild: [5940, 0, 0, 0, 0, 0],
  },
  /** Ten eggs. */
  egg: {
    calm: [2000, 1500, 1500, 1200, 1200, 1000, 1000, 500, 0, 0],
    lively: [5000, 2000, 1200, 1000, 700, 0, 0, 0, 0, 0],
    wild: [9000, 900, 0, 0, 0, 0, 0, 0, 0, 0],
  },
} as const satisfies Record<string, Record<PickLevel, readonly number[]>>;

/** The games of one pick. */
export type PickVariant = keyof typeof pickPrizes;

/**
 * The prizes of a game, in thousandths of the stake, not yet shuffled.
 *
 * @throws {RangeError} when there is no game of that name
 */
export const prizesOf = (variant: string, level: PickLevel): readonly number[] => {
  const game = (pickPrizes as Record<string, Record<PickLevel, readonly number[]>>)[variant];
  if (!game) throw new RangeError(`There is no game of one pick called ${variant}`);
  return game[level];
};

/** Hides the prizes: what lies behind each place, every order equally likely. */
export const hidePrizes = (prizes: readonly number[], draw: Draw): number[] =>
  shuffled(prizes.length, draw).map((at) => prizes[at] as number);

/** A prize as an exact multiplier. */
export const prizeRatio = (thousandths: number): Ratio => ratioOf(thousandths, 1000);

/** The exact return: all prizes together over their number. */
export const pickReturn = (prizes: readonly number[]): Ratio =>
  ratioOf(
    prizes.reduce((sum, prize) => sum + prize, 0),
    1000 * prizes.length,
  );

/** What a player chooses. */
export interface PickChoice {
  level: PickLevel;
  place: number;
}

/** A round as its player sees it. */
export interface PickView extends PickChoice {
  /** What lay behind each place, in thousandths of the stake. */
  prizes: number[];
  pays: number;
}
