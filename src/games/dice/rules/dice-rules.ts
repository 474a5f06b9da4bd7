import type { Draw } from '#domain/fair/fair-draw.ts';
import { ratioOf, type Ratio, RETURN_STEPS } from '../../shared/rules/ratio.ts';

/** A roll is one of the hundredths 0.00 to 99.99. */
export const DICE_ROLLS = 10_000;

/** At least this many rolls win, and at most that many: 1 to 95 percent. */
export const DICE_WINNING = { fewest: 100, most: 9500 } as const;

/** What a player bets on: a roll beyond or below a mark. */
export interface DiceBet {
  side: 'over' | 'under';
  /** The mark in hundredths: 4950 is 49.50. The mark itself wins on neither side. */
  mark: number;
}

/** A round as its player sees it. */
export interface DiceView extends DiceBet {
  roll: number;
  won: boolean;
  /** Four decimals, rounded down. */
  multiplier: number;
}

/** How many of the 10,000 rolls win. */
export const diceWinningRolls = ({ side, mark }: DiceBet): number =>
  side === 'under' ? mark : DICE_ROLLS - 1 - mark;

/** Whether the game takes such a bet. */
export const isDiceBet = (bet: DiceBet): boolean => {
  const winning = diceWinningRolls(bet);
  return (
    Number.isInteger(bet.mark) && winning >= DICE_WINNING.fewest && winning <= DICE_WINNING.most
  );
};

/**
 * What a winning bet pays, stake included: the return divided by the chance, exactly, so that every
 * mark returns the same.
 *
 * @param returnSteps ten-thousandths: 9900 is a return of 99 percent
 */
export const diceMultiplier = (bet: DiceBet, returnSteps: number): Ratio =>
  ratioOf(BigInt(returnSteps) * BigInt(DICE_ROLLS), diceWinningRolls(bet) * RETURN_STEPS);

/** Rolls: 0 to 9999, every roll equally likely. */
export const rollDice = (draw: Draw): number => draw(DICE_ROLLS);

/** Whether a roll wins a bet. */
export const isDiceWon = ({ side, mark }: DiceBet, roll: number): boolean =>
  side === 'under' ? roll < mark : roll > mark;

/**
 * The mark that lets so many rolls win on a side; outside the game's bounds, the nearest that is
 * allowed.
 */
export const diceMarkFor = (side: DiceBet['side'], winningRolls: number): number => {
  const winning = Math.round(
    Math.min(DICE_WINNING.most, Math.max(DICE_WINNING.fewest, winningRolls)),
  );
  return side === 'under' ? winning : DICE_ROLLS - 1 - winning;
};
