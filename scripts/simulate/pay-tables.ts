import { diceDrawReturns } from '#domain/games/dice-draw/dice-draw-models.ts';
import {
  type DiceDrawBet,
  diceDrawMultiplier,
  diceDrawWins,
  throwDice,
} from '#domain/games/dice-draw/dice-draw-rules.ts';
import {
  houseWheels,
  spinHouseWheel,
  wheelReturn,
  wheelRisks,
} from '#domain/games/house-wheel/house-wheel-rules.ts';
import {
  drawKeno,
  kenoChance,
  kenoHits,
  kenoPays,
  kenoReturn,
  type KenoTable,
  kenoTables,
} from '#domain/games/keno/keno-rules.ts';
import { numbersReturns } from '#domain/games/numbers/numbers-models.ts';
import {
  drawNumbers,
  isNumbersWon,
  type NumbersBet,
  numbersMultiplier,
} from '#domain/games/numbers/numbers-rules.ts';
import {
  hidePrizes,
  pickLevels,
  pickPrizes,
  pickReturn,
} from '#domain/games/pick-one/pick-one-rules.ts';
import {
  dropBall,
  plinkoPocket,
  plinkoPockets,
  plinkoReturn,
  plinkoRisks,
  plinkoRows,
} from '#domain/games/plinko/plinko-rules.ts';
import { ratioNumber, type Ratio } from '#domain/games/ratio.ts';
import type { Simulation } from './simulation.ts';

/** All places of the fraction, for a comparison with a mean. */
const shareOf = ({ over, under }: Ratio): number => Number(over) / Number(under);

/** Plinko: every height with every risk. */
export const simulatePlinko = (): readonly Simulation[] =>
  plinkoRows.flatMap((rows) =>
    plinkoRisks.map((risk) => {
      const pockets = plinkoPockets(rows, risk);
      return {
        kind: 'plinko',
        variant: `${rows} rows, ${risk} risk`,
        exactReturn: shareOf(plinkoReturn(rows, risk)),
        play: (draw) => (pockets[plinkoPocket(dropBall(rows, draw))] as number) / 100,
      };
    }),
  );

/** Wheels of the house: every layout of every wheel. */
export const simulateHouseWheel = (): readonly Simulation[] =>
  Object.entries(houseWheels).flatMap(([variant, wheel]) =>
    wheelRisks.map((risk) => ({
      kind: 'house-wheel',
      variant: `${variant}, ${risk}`,
      exactReturn: shareOf(wheelReturn(wheel[risk])),
      play: (draw) => (wheel[risk][spinHouseWheel(wheel[risk], draw)] as number) / 100,
    })),
  );

/** One pick: always the first place. */
export const simulatePickOne = (): readonly Simulation[] =>
  Object.entries(pickPrizes).flatMap(([variant, levels]) =>
    pickLevels.map((level) => ({
      kind: 'pick-one',
      variant: `${variant}, ${level}`,
      exactReturn: shareOf(pickReturn(levels[level])),
      play: (draw) => (hidePrizes(levels[level], draw)[0] as number) / 1000,
    })),
  );

/** The deviation of one round's return by the exact chances: rare prizes deceive a sample. */
const kenoDeviation = (table: KenoTable, picked: number): number => {
  const mean = shareOf(kenoReturn(table, picked));
  let squares = 0;
  for (let hits = 0; hits <= picked; hits += 1)
    squares +=
      shareOf(kenoChance(table, picked, hits)) * (kenoPays(table, picked, hits) / 100) ** 2;
  return Math.sqrt(squares - mean * mean);
};

/** Keno: one, four and ten numbers of both tables. */
export const simulateKeno = (): readonly Simulation[] =>
  Object.entries(kenoTables).flatMap(([variant, table]) =>
    [1, 4, 10].map((picked) => {
      const picks = Array.from({ length: picked }, (_, at) => at + 1);
      return {
        kind: 'keno',
        variant: `${variant}, ${picked} picks`,
        exactReturn: shareOf(kenoReturn(table, picked)),
        deviation: kenoDeviation(table, picked),
        play: (draw) => kenoPays(table, picked, kenoHits(picks, drawKeno(table, draw))) / 100,
      };
    }),
  );

const numberBets: readonly NumbersBet[] = [
  { bet: 'straight', digits: [4, 0, 7] },
  { bet: 'anyOrder', digits: [1, 2, 2] },
  { bet: 'anyOrder', digits: [3, 8, 5] },
  { bet: 'lastTwo', digits: [0, 9] },
  { bet: 'last', digits: [6] },
  { bet: 'high', digits: [] },
  { bet: 'odd', digits: [] },
];

/** Numbers of three digits: every kind of bet. */
export const simulateNumbers = (): readonly Simulation[] =>
  Object.entries(numbersReturns).flatMap(([variant, steps]) =>
    numberBets.map((bet) => {
      const multiplier = ratioNumber(numbersMultiplier(bet, steps));
      return {
        kind: 'numbers',
        variant: `${variant}, ${bet.bet} ${bet.digits.join('')}`.trim(),
        exactReturn: steps / 10_000,
        play: (draw) => (isNumbersWon(bet, drawNumbers(draw)) ? multiplier : 0),
      };
    }),
  );

const diceBets: readonly DiceDrawBet[] = [
  { bet: 'small', number: null },
  { bet: 'even', number: null },
  { bet: 'anyTriple', number: null },
  { bet: 'triple', number: 6 },
  { bet: 'double', number: 1 },
  { bet: 'single', number: 3 },
  { bet: 'total', number: 9 },
];

/** Three dice: every kind of bet. */
export const simulateDiceDraw = (): readonly Simulation[] =>
  Object.entries(diceDrawReturns).flatMap(([variant, steps]) =>
    diceBets.map((bet) => {
      const once = ratioNumber(diceDrawMultiplier(bet, steps));
      return {
        kind: 'dice-draw',
        variant: `${variant}, ${bet.bet} ${bet.number ?? ''}`.trim(),
        exactReturn: steps / 10_000,
        play: (draw) => once * diceDrawWins(bet, throwDice(draw)),
      };
    }),
  );
