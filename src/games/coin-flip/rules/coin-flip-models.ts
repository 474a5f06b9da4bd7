import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';

/** Return of each coin in ten-thousandths; the same wherever a streak stops. */
export const coinReturns = { golden: 9900, brass: 9850 } as const;

/** The coins that this project has. */
export type CoinVariant = keyof typeof coinReturns;

/** The house's own games of class DI in which a coin is flipped. */
export const coinFlipModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || !isNamedBy(name, 'coin-flip', 'coinflip')) return null;
  const variant = variantNamed<CoinVariant>(name, ['brass'], 'golden');
  return {
    kind: 'coin-flip',
    variant,
    rtp: coinReturns[variant] / 100,
    volatility: 2,
    shared: false,
  };
};
