import * as z from 'zod/mini';
import {
  drawCatch,
  type Fish,
  fishes,
  fishingReturns,
  fishPrices,
  MAX_SHOTS,
  shotMinor,
  volleyPaysMinor,
} from '../rules/fishing-rules.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  /** The fish that are aimed at, a shot each; the stake is shared evenly. */
  aims: z.array(z.enum(fishes)).check(z.minLength(1), z.maxLength(MAX_SHOTS)),
});

interface FishingState {
  perShotMinor: number;
  shots: { fish: Fish; caught: boolean }[];
}

/** Fishing: a volley of shots at fish of different prices. */
export const fishingKind: GameKind<z.infer<typeof choice>, null, FishingState> = {
  kind: 'fishing',
  choice,
  ...noMoves,
  start: ({ variant }, { aims }, stakeMinor, draw) => {
    const perShotMinor = shotMinor(stakeMinor, aims.length);
    if (perShotMinor === null) return { impossible: 'stakeNotShared' };
    const returnSteps = returnNamed(fishingReturns, variant);
    const shots = aims.map((fish) => ({ fish, caught: drawCatch(fish, returnSteps, draw) }));
    const payoutMinor = volleyPaysMinor(perShotMinor, shots);
    return { state: { perShotMinor, shots }, stakeMinor, payoutMinor };
  },
  show: (_, { perShotMinor, shots }) => ({
    perShotMinor,
    shots: shots.map(({ fish, caught }) => ({ fish, caught, price: fishPrices[fish] })),
  }),
  summary: (_, { shots }) => {
    const caught = shots.filter((shot) => shot.caught).map(({ fish }) => fish);
    return `${shots.length} shots, caught ${caught.length > 0 ? caught.join(', ') : 'nothing'}`;
  },
};
