import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { pickReturn, type PickVariant, prizesOf } from './pick-one-rules.ts';

/** The house's own games of class AC: a goal, and eggs. Every level returns the same. */
export const pickOneModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'INHOUSE' || name.gameClassify !== 'AC') return null;
  const variant: PickVariant = isNamedBy(name, 'goal', 'penalty') ? 'goal' : 'egg';
  const steps = Math.round(ratioNumber(pickReturn(prizesOf(variant, 'calm'))) * 10_000);
  return { kind: 'pick-one', variant, rtp: steps / 100, volatility: 2, shared: false };
};
