import * as z from 'zod/mini';
import {
  type HouseWheelView,
  spinHouseWheel,
  wheelRisks,
  type WheelRisk,
  wheelSegments,
} from '../rules/house-wheel-rules.ts';
import { ratioOf, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({ risk: z.enum(wheelRisks) });

interface WheelState {
  risk: WheelRisk;
  segment: number;
}

const paysOf = (variant: string, { risk, segment }: WheelState): number =>
  wheelSegments(variant, risk)[segment] as number;

/** The house's wheel: it turns, and pays what the segment under the mark says. */
export const houseWheelKind: GameKind<z.infer<typeof choice>, null, WheelState> = {
  kind: 'house-wheel',
  choice,
  ...noMoves,
  start: ({ variant }, { risk }, stakeMinor, draw) => {
    const state = { risk, segment: spinHouseWheel(wheelSegments(variant, risk), draw) };
    const multiplier = ratioOf(paysOf(variant, state), 100);
    return { state, stakeMinor, payoutMinor: ratioPaidMinor(stakeMinor, multiplier) };
  },
  show: ({ variant }, state): HouseWheelView => ({ ...state, pays: paysOf(variant, state) }),
  summary: ({ variant }, state) =>
    `${state.risk} wheel, segment ${state.segment + 1}: ${(paysOf(variant, state) / 100).toFixed(2)}`,
};
