/* Generated from src/games/registry/kinds.ts by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { Counts } from '../../shared/simulation/count.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';
import { simulateDice } from '../../dice/simulation/simulate-dice.ts';
import { simulateBlackjack } from '../../blackjack/simulation/simulate-blackjack.ts';
import { simulateVideoPoker } from '../../video-poker/simulation/simulate-video-poker.ts';
import { simulateRoulette } from '../../roulette/simulation/simulate-roulette.ts';
import { simulateLiveTable } from '../../live-table/simulation/simulate-live-table.ts';
import { simulateHands } from '../../hands/simulation/simulate-hands.ts';
import { simulateSlot } from '../../slot/simulation/simulate-slot.ts';
import { simulateScratch } from '../../scratch/simulation/simulate-scratch.ts';
import { simulateBingo } from '../../bingo/simulation/simulate-bingo.ts';
import { simulateArena } from '../../arena/simulation/simulate-arena.ts';
import { simulateFishing } from '../../fishing/simulation/simulate-fishing.ts';
import { simulateMatch } from '../../match/simulation/simulate-match.ts';
import { simulateCoinFlip } from '../../coin-flip/simulation/simulate-coin-flip.ts';
import { simulateCrash } from '../../crash/simulation/simulate-crash.ts';
import { simulateDiceDraw } from '../../dice-draw/simulation/simulate-dice-draw.ts';
import { simulateHilo } from '../../hilo/simulation/simulate-hilo.ts';
import { simulateHouseWheel } from '../../house-wheel/simulation/simulate-house-wheel.ts';
import { simulateKeno } from '../../keno/simulation/simulate-keno.ts';
import { simulateLimbo } from '../../limbo/simulation/simulate-limbo.ts';
import { simulateMines } from '../../mines/simulation/simulate-mines.ts';
import { simulateNumbers } from '../../numbers/simulation/simulate-numbers.ts';
import { simulatePickOne } from '../../pick-one/simulation/simulate-pick-one.ts';
import { simulatePlinko } from '../../plinko/simulation/simulate-plinko.ts';
import { simulateTower } from '../../tower/simulation/simulate-tower.ts';
import { blackjackCounts } from '../../blackjack/simulation/blackjack-counts.ts';
import { videoPokerCounts } from '../../video-poker/simulation/video-poker-counts.ts';
import { handsCounts } from '../../hands/simulation/hands-counts.ts';
import { slotCounts } from '../../slot/simulation/slot-counts.ts';

/** What each kind has to be simulated, and the file that says it. */
export const simulations: Readonly<
  Record<string, { source: string; list: () => readonly Simulation[] }>
> = {
  dice: { source: 'src/games/dice/simulation/simulate-dice.ts', list: simulateDice },
  blackjack: { source: 'src/games/blackjack/simulation/simulate-blackjack.ts', list: simulateBlackjack },
  'video-poker': { source: 'src/games/video-poker/simulation/simulate-video-poker.ts', list: simulateVideoPoker },
  roulette: { source: 'src/games/roulette/simulation/simulate-roulette.ts', list: simulateRoulette },
  'live-table': { source: 'src/games/live-table/simulation/simulate-live-table.ts', list: simulateLiveTable },
  hands: { source: 'src/games/hands/simulation/simulate-hands.ts', list: simulateHands },
  slot: { source: 'src/games/slot/simulation/simulate-slot.ts', list: simulateSlot },
  scratch: { source: 'src/games/scratch/simulation/simulate-scratch.ts', list: simulateScratch },
  bingo: { source: 'src/games/bingo/simulation/simulate-bingo.ts', list: simulateBingo },
  arena: { source: 'src/games/arena/simulation/simulate-arena.ts', list: simulateArena },
  fishing: { source: 'src/games/fishing/simulation/simulate-fishing.ts', list: simulateFishing },
  match: { source: 'src/games/match/simulation/simulate-match.ts', list: simulateMatch },
  'coin-flip': { source: 'src/games/coin-flip/simulation/simulate-coin-flip.ts', list: simulateCoinFlip },
  crash: { source: 'src/games/crash/simulation/simulate-crash.ts', list: simulateCrash },
  'dice-draw': { source: 'src/games/dice-draw/simulation/simulate-dice-draw.ts', list: simulateDiceDraw },
  hilo: { source: 'src/games/hilo/simulation/simulate-hilo.ts', list: simulateHilo },
  'house-wheel': { source: 'src/games/house-wheel/simulation/simulate-house-wheel.ts', list: simulateHouseWheel },
  keno: { source: 'src/games/keno/simulation/simulate-keno.ts', list: simulateKeno },
  limbo: { source: 'src/games/limbo/simulation/simulate-limbo.ts', list: simulateLimbo },
  mines: { source: 'src/games/mines/simulation/simulate-mines.ts', list: simulateMines },
  numbers: { source: 'src/games/numbers/simulation/simulate-numbers.ts', list: simulateNumbers },
  'pick-one': { source: 'src/games/pick-one/simulation/simulate-pick-one.ts', list: simulatePickOne },
  plinko: { source: 'src/games/plinko/simulation/simulate-plinko.ts', list: simulatePlinko },
  tower: { source: 'src/games/tower/simulation/simulate-tower.ts', list: simulateTower },
};

/** What takes long to count of a kind, where something does, and the file that says it. */
export const counts: Readonly<Record<string, { source: string; counts: Counts }>> = {
  blackjack: { source: 'src/games/blackjack/simulation/blackjack-counts.ts', counts: blackjackCounts },
  'video-poker': { source: 'src/games/video-poker/simulation/video-poker-counts.ts', counts: videoPokerCounts },
  hands: { source: 'src/games/hands/simulation/hands-counts.ts', counts: handsCounts },
  slot: { source: 'src/games/slot/simulation/slot-counts.ts', counts: slotCounts },
};
