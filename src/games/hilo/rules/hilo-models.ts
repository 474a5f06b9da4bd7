import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';

/** Return of each pack in ten-thousandths; the same for any calls, wherever one stops. */
export const hiloReturns = { velvet: 9900, classic: 9850 } as const;

/** The packs that this project has. */
export type HiloVariant = keyof typeof hiloReturns;

/** The house's own games of class DI that are called hi-lo. */
export const hiloModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || !isNamedBy(name, 'hi-lo', 'hilo')) return null;
  const variant = variantNamed<HiloVariant>(name, ['velvet'], 'classic');
  return { kind: 'hilo', variant, rtp: hiloReturns[variant] / 100, volatility: 2, shared: false };
};
