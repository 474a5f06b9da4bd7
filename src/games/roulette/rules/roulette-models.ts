import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';

/** Exact return of every bet in percent: 36 of 37. */
export const ROULETTE_RTP = 97.3;

/** The model of a roulette for one player; null for any other game. */
export const rouletteModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'RNG' || name.gameClassify !== 'TG' || !isNamedBy(name, 'roulette'))
    return null;
  return {
    kind: 'roulette',
    variant: 'single-zero',
    rtp: ROULETTE_RTP,
    volatility: 2,
    shared: false,
  };
};
