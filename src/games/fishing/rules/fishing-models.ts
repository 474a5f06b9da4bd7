import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';
import { type FishingWater, fishingReturns } from './fishing-rules.ts';

const waterOf = (name: GameName): FishingWater => {
  if (isNamedBy(name, 'deepsea', 'deep', 'midnight', 'moonlit', 'pearl', 'golden')) return 'deep';
  return isNamedBy(name, 'stormy', 'thunder', 'electric', 'dragon', 'burning') ? 'storm' : 'reef';
};

/** Every game of FISH. */
export const fishingModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'FISH') return null;
  const variant = waterOf(name);
  return {
    kind: 'fishing',
    variant,
    rtp: fishingReturns[variant] / 100,
    volatility: 4,
    shared: false,
  };
};
