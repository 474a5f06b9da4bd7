import type { Draw } from '#domain/fair/fair-draw.ts';
import { ratioOf, type Ratio, RETURN_STEPS } from '../../shared/rules/ratio.ts';

/** How many numbers of three digits there are. */
const NUMBERS = 1000;

/** What can be played, and how many digits a player names for it. */
export const numbersBets = {
  straight: 3,
  anyOrder: 3,
  lastTwo: 2,
  last: 1,
  high: 0,
  low: 0,
  odd: 0,
  even: 0,
} as const;

/** A kind of bet. */
export type NumbersBetName = keyof typeof numbersBets;

/** A bet on a number of three digits. */
export interface NumbersBet {
  bet: NumbersBetName;
  digits: number[];
}

/** The least sum of digits that is high: sums go from 0 to 27, half of all numbers reach 14. */
export const NUMBERS_HIGH = 14;

/** Whether a bet names as many digits as it needs. */
export const isNumbersBet = ({ bet, digits }: NumbersBet): boolean =>
  digits.length === numbersBets[bet] &&
  digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9);

/** Draws three digits, each equally likely. */
export const drawNumbers = (draw: Draw): number[] => [draw(10), draw(10), draw(10)];

const sorted = (digits: readonly number[]): string =>
  digits.toSorted((first, second) => first - second).join('');

const isAtEnd = (digits: readonly number[], came: readonly number[]): boolean =>
  digits.join('') === came.slice(-digits.length).join('');

const sumOf = (digits: readonly number[]): number => digits.reduce((all, digit) => all + digit, 0);

const wins: Record<
  NumbersBetName,
  (digits: readonly number[], came: readonly number[]) => boolean
> = {
  straight: isAtEnd,
  lastTwo: isAtEnd,
  last: isAtEnd,
  anyOrder: (digits, came) => sorted(digits) === sorted(came),
  high: (_, came) => sumOf(came) >= NUMBERS_HIGH,
  low: (_, came) => sumOf(came) < NUMBERS_HIGH,
  odd: (_, came) => sumOf(came) % 2 === 1,
  even: (_, came) => sumOf(came) % 2 === 0,
};

/** Whether a number wins a bet. */
export const isNumbersWon = ({ bet, digits }: NumbersBet, came: readonly number[]): boolean =>
  wins[bet](digits, came);

/** How many of the 1,000 numbers win a bet. */
export const numbersWays = ({ bet, digits }: NumbersBet): number => {
  if (bet === 'anyOrder') return [0, 1, 3, 6][new Set(digits).size] ?? 0;
  return numbersBets[bet] === 0 ? NUMBERS / 2 : 10 ** (3 - numbersBets[bet]);
};

/**
 * What a winning bet pays, stake included: the return divided by the chance, exactly.
 *
 * @param returnSteps ten-thousandths of the stake
 */
export const numbersMultiplier = (bet: NumbersBet, returnSteps: number): Ratio =>
  ratioOf(returnSteps * NUMBERS, RETURN_STEPS * numbersWays(bet));

/** A round as its player sees it. */
export interface NumbersView extends NumbersBet {
  came: number[];
  won: boolean;
}
