import { chosenByCode } from '../../shared/rules/chosen-by-code.ts';
import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';
import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import { scratchReturn, type ScratchTable } from './scratch-rules.ts';

/** From `{ 2: 60_000 }` to prizes: the multiple of the stake, and how many of a million win it. */
const prizes = (written: Readonly<Record<number, number>>): ScratchTable['prizes'] =>
  Object.entries(written).map(([multiplier, tickets]) => ({
    multiplier: Number(multiplier),
    tickets,
  }));

/** Every series of scratch tickets that this project has. */
export const scratchTables: readonly ScratchTable[] = [
  {
    variant: 'meadow',
    volatility: 1,
    prizes: prizes({
      1: 200_000,
      2: 150_000,
      3: 60_000,
      5: 30_000,
      10: 8000,
      20: 1000,
      50: 100,
      100: 50,
    }),
  },
  {
    variant: 'market',
    volatility: 3,
    prizes: prizes({
      2: 100_000,
      3: 60_000,
      5: 36_000,
      10: 17_000,
      25: 5000,
      50: 1000,
      100: 300,
      500: 30,
    }),
  },
  {
    variant: 'treasure',
    volatility: 5,
    prizes: prizes({
      2: 65_000,
      5: 20_000,
      10: 12_000,
      20: 6000,
      50: 2400,
      200: 600,
      1000: 120,
      10_000: 10,
    }),
  },
];

/**
 * The series of a name.
 *
 * @throws {RangeError} when there is none
 */
export const scratchTableNamed = (variant: string): ScratchTable => {
  const table = scratchTables.find((one) => one.variant === variant);
  if (!table) throw new RangeError(`There is no series of tickets called ${variant}`);
  return table;
};

/** Scratch tickets among the slots, and the tickets among the e-lotteries. */
export const scratchModelOf = (name: GameName): GameModel | null => {
  const isTicket =
    (name.gameType === 'RNG' && name.gameClassify === 'SC') ||
    (name.gameType === 'ELOTT' && isNamedBy(name, 'ticket'));
  if (!isTicket) return null;
  const table = isNamedBy(name, 'treasure')
    ? scratchTableNamed('treasure')
    : chosenByCode(name.gameCode, scratchTables);
  const rtp = Math.floor(exactNumber(scratchReturn(table)) * 10_000) / 100;
  const { variant, volatility } = table;
  return { kind: 'scratch', variant, rtp, volatility, shared: false };
};
