import { CRASH_RETURN_HUNDREDTHS } from '../../crash/rules/crash-rules.ts';
import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';

const isLimbo = (name: GameName): boolean =>
  name.gameType === 'INHOUSE'
    ? isNamedBy(name, 'limbo')
    : name.gameType === 'RNG' && name.gameClassify === 'AC' && isNamedBy(name, 'slide');

/**
 * Limbo, and the slides among the arcade games: a crash of one's own, over in an instant. A flat 99
 * percent as there.
 */
export const limboModelOf = (name: GameName): GameModel | null => {
  if (!isLimbo(name)) return null;
  return {
    kind: 'limbo',
    variant: 'classic',
    rtp: CRASH_RETURN_HUNDREDTHS,
    volatility: 4,
    shared: false,
  };
};
