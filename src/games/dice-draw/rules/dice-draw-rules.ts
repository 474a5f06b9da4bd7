import type { Draw } from '#domain/fair/fair-draw.ts';
import { ratioOf, type Ratio, RETURN_STEPS } from '../../shared/rules/ratio.ts';

const FACES = 6;

/** How many throws of three dice there are. */
const THROWS = FACES ** 3;

/** What can be played on three dice, and which numbers a player may name for it. */
export const diceDrawBets = {
  small: null,
  big: null,
  odd: null,
  even: null,
  anyTriple: null,
  triple: { from: 1, to: 6 },
  double: { from: 1, to: 6 },
  single: { from: 1, to: 6 },
  total: { from: 3, to: 18 },
} as const;

/** A kind of bet. */
export type DiceDrawBetName = keyof typeof diceDrawBets;

/** A bet on three dice. */
export interface DiceDrawBet {
  bet: DiceDrawBetName;
  /** A face or a total, where the bet needs one; else null. */
  number: number | null;
}

/** Whether a bet names a number where it needs one, and none where it does not. */
export const isDiceDrawBet = ({ bet, number }: DiceDrawBet): boolean => {
  const range = diceDrawBets[bet];
  if (range === null || number === null) return range === null && number === null;
  return Number.isInteger(number) && number >= range.from && number <= range.to;
};

/** Throws three dice, every face equally likely. */
export const throwDice = (draw: Draw): number[] => [
  draw(FACES) + 1,
  draw(FACES) + 1,
  draw(FACES) + 1,
];

const matches = (dice: readonly number[], number: number | null): number =>
  dice.filter((face) => face === number).length;

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

const isTriple = (dice: readonly number[]): boolean => new Set(dice).size === 1;

const wins: Record<DiceDrawBetName, (dice: readonly number[], number: number | null) => number> = {
  small: (dice) => Number(totalOf(dice) <= 10 && !isTriple(dice)),
  big: (dice) => Number(totalOf(dice) >= 11 && !isTriple(dice)),
  odd: (dice) => Number(totalOf(dice) % 2 === 1 && !isTriple(dice)),
  even: (dice) => Number(totalOf(dice) % 2 === 0 && !isTriple(dice)),
  anyTriple: (dice) => Number(isTriple(dice)),
  triple: (dice, number) => Number(matches(dice, number) === 3),
  double: (dice, number) => Number(matches(dice, number) >= 2),
  single: matches,
  total: (dice, number) => Number(totalOf(dice) === number),
};

/**
 * How often a throw wins: 0 or 1, and for a single face once for every die that shows it. Small,
 * big, odd and even lose to three of a kind.
 */
export const diceDrawWins = ({ bet, number }: DiceDrawBet, dice: readonly number[]): number =>
  wins[bet](dice, number);

/** All 216 throws. */
export const allThrows: readonly (readonly number[])[] = Array.from({ length: THROWS }, (_, at) => [
  Math.floor(at / 36) + 1,
  (Math.floor(at / FACES) % FACES) + 1,
  (at % FACES) + 1,
]);

/** How often a bet wins in all 216 throws together. */
export const diceDrawWays = (bet: DiceDrawBet): number =>
  allThrows.reduce((sum, dice) => sum + diceDrawWins(bet, dice), 0);

/**
 * What a bet pays for each time it wins, stake included: the return divided by the mean of its
 * wins, exactly.
 *
 * @param returnSteps ten-thousandths of the stake
 */
export const diceDrawMultiplier = (bet: DiceDrawBet, returnSteps: number): Ratio =>
  ratioOf(returnSteps * THROWS, RETURN_STEPS * diceDrawWays(bet));

/** A round as its player sees it. */
export interface DiceDrawView extends DiceDrawBet {
  dice: number[];
  wins: number;
}
