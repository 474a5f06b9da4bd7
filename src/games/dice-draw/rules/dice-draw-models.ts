import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';

/** Return of each draw of dice in ten-thousandths; the same for every bet. */
export const diceDrawReturns = { classic: 9700, jade: 9650 } as const;

/** The draws of dice of this project. */
export type DiceDrawVariant = keyof typeof diceDrawReturns;

/** The instant lotteries that throw three dice. */
export const diceDrawModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'ELOTT' || !isNamedBy(name, 'dice-draw')) return null;
  const variant = variantNamed<DiceDrawVariant>(name, ['jade'], 'classic');
  const rtp = diceDrawReturns[variant] / 100;
  return { kind: 'dice-draw', variant, rtp, volatility: 3, shared: false };
};
