import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';

/** Return of each dice in ten-thousandths of the stake; the same for every mark. */
export const diceReturns = { classic: 9900, golden: 9850, copper: 9800 } as const;

/** The dice that this project has. */
export type DiceVariant = keyof typeof diceReturns;

/** The house's own games of class DI that are called dice. */
export const diceModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || name.gameClassify !== 'DI' || !isNamedBy(name, 'dice'))
    return null;
  const variant = variantNamed<DiceVariant>(name, ['golden', 'copper'], 'classic');
  return { kind: 'dice', variant, rtp: diceReturns[variant] / 100, volatility: 2, shared: false };
};
