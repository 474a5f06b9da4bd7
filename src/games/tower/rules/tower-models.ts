import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';

/** Return of each tower in ten-thousandths; the same on every way and floor. */
export const towerReturns = { dragon: 9900, jade: 9850, clock: 9800 } as const;

/** The towers that this project has; the stairs are one too. */
export type TowerVariant = keyof typeof towerReturns;

/** The house's own games of class MI that are climbed. */
export const towerModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || !isNamedBy(name, 'tower', 'stairs')) return null;
  const variant = variantNamed<TowerVariant>(name, ['jade', 'clock'], 'dragon');
  return { kind: 'tower', variant, rtp: towerReturns[variant] / 100, volatility: 3, shared: false };
};
