import { simulateDice } from './dice.ts';
import { simulateBingo } from './bingo.ts';
import { simulateScratch } from './scratch.ts';
import { simulateSlots } from './slot.ts';
import { simulateMarkets } from './markets.ts';
import { simulateCoinFlip, simulateHilo, simulateMines, simulateTower } from './climbing.ts';
import { simulateLotteries } from './lottery.ts';
import { simulateCrash } from './crash.ts';
import {
  simulateDiceDraw,
  simulateHouseWheel,
  simulateKeno,
  simulateNumbers,
  simulatePickOne,
  simulatePlinko,
} from './pay-tables.ts';
import {
  simulateBlackjack,
  simulateHands,
  simulateLiveTables,
  simulateVideoPoker,
} from './tables.ts';
import type { Simulation } from './simulation.ts';

/** What each file of this folder has to be simulated: a kind is one line. */
export const simulationFiles: Readonly<Record<string, readonly (() => readonly Simulation[])[]>> = {
  markets: [simulateMarkets],
  slot: [simulateSlots],
  scratch: [simulateScratch],
  bingo: [simulateBingo],
  climbing: [simulateCoinFlip, simulateHilo, simulateMines, simulateTower],
  crash: [simulateCrash],
  'pay-tables': [
    simulateDiceDraw,
    simulateHouseWheel,
    simulateKeno,
    simulateNumbers,
    simulatePickOne,
    simulatePlinko,
  ],
  tables: [simulateBlackjack, simulateVideoPoker, simulateLiveTables, simulateHands],
  dice: [simulateDice],
  lottery: [simulateLotteries],
};

/** Every simulation, or those of one kind. */
export const simulationsOf = (kind?: string): readonly Simulation[] =>
  Object.values(simulationFiles)
    .flat()
    .flatMap((list) => list())
    .filter((one) => kind === undefined || one.kind === kind);
