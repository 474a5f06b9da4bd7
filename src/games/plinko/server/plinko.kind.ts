import * as z from 'zod/mini';
import {
  dropBall,
  type PlinkoChoice,
  plinkoPocket,
  plinkoPockets,
  plinkoRisks,
  type PlinkoView,
} from '../rules/plinko-rules.ts';
import { ratioOf, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  rows: z.union([z.literal(8), z.literal(12), z.literal(16)]),
  risk: z.enum(plinkoRisks),
});

interface PlinkoState extends PlinkoChoice {
  way: number[];
}

const paysOf = ({ rows, risk, way }: PlinkoState): number =>
  plinkoPockets(rows, risk)[plinkoPocket(way)] as number;

/** Plinko: a ball falls through rows of pins into a pocket. */
export const plinkoKind: GameKind<PlinkoChoice, null, PlinkoState> = {
  kind: 'plinko',
  choice,
  ...noMoves,
  start: (_, { rows, risk }, stakeMinor, draw) => {
    const state = { rows, risk, way: dropBall(rows, draw) };
    return {
      state,
      stakeMinor,
      payoutMinor: ratioPaidMinor(stakeMinor, ratioOf(paysOf(state), 100)),
    };
  },
  show: (_, state): PlinkoView => ({
    ...state,
    pocket: plinkoPocket(state.way),
    pays: paysOf(state),
  }),
  summary: (_, state) =>
    `${state.rows} rows, ${state.risk} risk, pocket ${plinkoPocket(state.way) + 1}: ${(paysOf(state) / 100).toFixed(2)}`,
};
