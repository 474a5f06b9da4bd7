import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { plinkoReturn, plinkoRisks, plinkoRows } from './plinko-rules.ts';

/** How the boards look; the pockets are the same. */
export const plinkoBoards = ['candy', 'starry', 'brass', 'prism'] as const;

/** The best return among all heights and risks, in percent with two decimals. */
const bestReturn = (): number =>
  Math.max(
    ...plinkoRows.flatMap((rows) =>
      plinkoRisks.map((risk) => Math.round(ratioNumber(plinkoReturn(rows, risk)) * 10_000)),
    ),
  ) / 100;

const isPlinko = (name: GameName): boolean =>
  name.gameType === 'INHOUSE'
    ? name.gameClassify === 'PL'
    : name.gameType === 'RNG' && name.gameClassify === 'AC' && isNamedBy(name, 'pinball');

/** The house's own games of class PL, and the pinballs among the arcade games. */
export const plinkoModelOf = (name: GameName): GameModel | null => {
  if (!isPlinko(name)) return null;
  return {
    kind: 'plinko',
    variant: variantNamed(name, plinkoBoards, 'prism'),
    rtp: bestReturn(),
    volatility: 4,
    shared: false,
  };
};
