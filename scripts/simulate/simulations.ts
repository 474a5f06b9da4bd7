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

/** What each kind has to be simulated: one line a kind, from `./<kind>.ts`. */
const lists: readonly (() => readonly Simulation[])[] = [
  simulateMarkets,
  simulateSlots,
  simulateScratch,
  simulateBingo,
  simulateCoinFlip,
  simulateCrash,
  simulateDiceDraw,
  simulateHilo,
  simulateHouseWheel,
  simulateKeno,
  simulateMines,
  simulateNumbers,
  simulatePickOne,
  simulatePlinko,
  simulateTower,
  simulateBlackjack,
  simulateVideoPoker,
  simulateLiveTables,
  simulateHands,
  simulateDice,
  simulateLotteries,
];

/** Every simulation, or those of one kind. */
export const simulationsOf = (kind?: string): readonly Simulation[] =>
  lists.flatMap((list) => list()).filter((one) => kind === undefined || one.kind === kind);
