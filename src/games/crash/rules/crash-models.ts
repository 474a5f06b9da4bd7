import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy, variantNamed } from '../../shared/rules/named-by.ts';
import { CRASH_RETURN_HUNDREDTHS } from './crash-rules.ts';

/** What flies in a crash game; the rules are the same. */
export const crashCrafts = ['comet', 'plane', 'balloon', 'moon', 'brass', 'rocket'] as const;

/** The house's own games of class CR, limbo left out: it is played alone. */
export const crashModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || name.gameClassify !== 'CR' || isNamedBy(name, 'limbo'))
    return null;
  return {
    kind: 'crash',
    variant: variantNamed(name, crashCrafts, 'rocket'),
    rtp: CRASH_RETURN_HUNDREDTHS,
    volatility: 3,
    shared: true,
  };
};
