import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';

/** Return of each board in ten-thousandths; the same for any number of mines, wherever one stops. */
export const minesReturns = { crystal: 9900, temple: 9850, treasure: 9800, copper: 9750 } as const;

/** The boards that this project has. */
export type MinesVariant = keyof typeof minesReturns;

/** The house's own games of class MI that are called mines. */
export const minesModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || name.gameClassify !== 'MI' || !isNamedBy(name, 'mines'))
    return null;
  const variant = variantNamed<MinesVariant>(name, ['temple', 'treasure', 'copper'], 'crystal');
  return { kind: 'mines', variant, rtp: minesReturns[variant] / 100, volatility: 4, shared: false };
};
