import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { variantNamed } from '../../shared/rules/named-by.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { type HouseWheel, wheelReturn, wheelSegments } from './house-wheel-rules.ts';

/** The house's own games of class WH; every layout of a wheel returns the same. */
export const houseWheelModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || name.gameClassify !== 'WH') return null;
  const variant = variantNamed<HouseWheel>(name, ['royal', 'brass'], 'rainbow');
  const steps = Math.round(ratioNumber(wheelReturn(wheelSegments(variant, 'calm'))) * 10_000);
  return { kind: 'house-wheel', variant, rtp: steps / 100, volatility: 3, shared: false };
};
