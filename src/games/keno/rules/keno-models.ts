import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { KENO_MOST_PICKS, kenoReturn, kenoTable } from './keno-rules.ts';

/** The best return among all numbers of picks, in percent with two decimals. */
const bestReturn = (variant: string): number => {
  const returns = Array.from({ length: KENO_MOST_PICKS }, (_, at) =>
    ratioNumber(kenoReturn(kenoTable(variant), at + 1)),
  );
  return Math.round(Math.max(...returns) * 10_000) / 100;
};

/** The house's own games of class KE, and the instant lotteries that are called keno. */
export const kenoModelOf = (name: GameName): GameModel | null => {
  const ownHouse = name.gameType === 'INHOUSE' && name.gameClassify === 'KE';
  if (!ownHouse && !(name.gameType === 'ELOTT' && isNamedBy(name, 'keno'))) return null;
  const variant = ownHouse ? 'forty' : 'eighty';
  return { kind: 'keno', variant, rtp: bestReturn(variant), volatility: 4, shared: false };
};
