import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';

/** Return of each number game in ten-thousandths; the same for every bet. */
export const numbersReturns = { classic: 9700, summer: 9650 } as const;

/** The number games of this project. */
export type NumbersVariant = keyof typeof numbersReturns;

/** The instant lotteries that are called numbers. */
export const numbersModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'ELOTT' || !isNamedBy(name, 'numbers')) return null;
  const variant = variantNamed<NumbersVariant>(name, ['summer'], 'classic');
  const rtp = numbersReturns[variant] / 100;
  return { kind: 'numbers', variant, rtp, volatility: 3, shared: false };
};
