import {
  houseWheels,
  spinHouseWheel,
  wheelReturn,
  wheelRisks,
} from '../rules/house-wheel-rules.ts';
import { shareOf } from '../../shared/simulation/share-of.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

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
