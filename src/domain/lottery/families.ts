/** Lottery families of the specification (section 2). */
export const lotteryFamilies = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const;

export type LotteryFamily = (typeof lotteryFamilies)[number];

/** What is drawn in a family: how many balls, out of which numbers. */
export interface LotteryShape {
  lowest: number;
  highest: number;
  /** Numbers that one draw brings, the special one of LHC included. */
  drawn: number;
  /** A number that was drawn once cannot come again in the same draw. */
  distinct: boolean;
  /** Digits a number is written with: 11X5 and LHC write 07. */
  width: number;
}

/** The draws by family: domain rules, section 8. */
export const lotteryShapes: Readonly<Record<LotteryFamily, LotteryShape>> = {
  '11X5': { lowest: 1, highest: 11, drawn: 5, distinct: true, width: 2 },
  LF: { lowest: 0, highest: 9, drawn: 3, distinct: false, width: 1 },
  LHC: { lowest: 1, highest: 49, drawn: 7, distinct: true, width: 2 },
  PK10: { lowest: 1, highest: 10, drawn: 10, distinct: true, width: 1 },
  SSC: { lowest: 0, highest: 9, drawn: 5, distinct: false, width: 1 },
};

/** Every number of a family, in order. */
export const lotteryNumbers = (family: LotteryFamily): number[] => {
  const { lowest, highest } = lotteryShapes[family];
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
};

/** A number as its ball carries it: 7 is "07" in 11X5. */
export const ballText = (family: LotteryFamily, number: number): string =>
  String(number).padStart(lotteryShapes[family].width, '0');
