import { chosenByCode } from '../../shared/rules/chosen-by-code.ts';
import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';
import type { BingoTable } from './bingo-rules.ts';

/** From full lines to pays: what one to five lines, six, seven, eight to eleven, the card pay. */
const pays = (
  ...steps: readonly [number, number, number, number, number, number, number, number, number]
) => {
  const [one, two, three, four, five, six, seven, more, all] = steps;
  return [0, one, two, three, four, five, six, seven, more, more, more, more, all];
};

/** Every bingo hall that this project has. */
export const bingoTables: readonly BingoTable[] = [
  {
    variant: 'morning',
    drawn: 40,
    volatility: 2,
    pays: pays(1, 3, 8, 20, 60, 120, 250, 500, 5000),
  },
  {
    variant: 'parade',
    drawn: 35,
    volatility: 4,
    pays: pays(2, 6, 30, 100, 500, 2000, 5000, 10_000, 50_000),
  },
  {
    variant: 'garden',
    drawn: 30,
    volatility: 5,
    pays: pays(4, 22, 150, 1000, 5000, 20_000, 50_000, 50_000, 50_000),
  },
];

/**
 * Exact returns in percent, rounded down to two decimals; `bingo-return.test.ts` counts them again
 * over every way to mark a card.
 */
export const bingoReturns: Readonly<Record<string, number>> = {
  morning: 94.55,
  parade: 94.23,
  garden: 93.98,
};

/**
 * The bingo hall of a name.
 *
 * @throws {RangeError} when there is none
 */
export const bingoTableNamed = (variant: string): BingoTable => {
  const table = bingoTables.find((one) => one.variant === variant);
  if (!table) throw new RangeError(`There is no bingo called ${variant}`);
  return table;
};

/** Bingo among the slots and among the e-lotteries. */
export const bingoModelOf = (name: GameName): GameModel | null => {
  const isBingo =
    (name.gameType === 'RNG' && name.gameClassify === 'BG') ||
    (name.gameType === 'ELOTT' && isNamedBy(name, 'bingo'));
  if (!isBingo) return null;
  const { variant, volatility } = chosenByCode(name.gameCode, bingoTables);
  return { kind: 'bingo', variant, rtp: bingoReturns[variant] ?? 0, volatility, shared: false };
};
