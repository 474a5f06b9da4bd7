import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';
import { rtpOf } from '../../shared/rules/rtp-of.ts';
import type { HandGameName } from './hand-games.ts';

/** What `handsReturn` counts for each game; its test counts again. */
export const handsReturns: Record<HandGameName, number> = {
  'three-card': 0.975,
  'five-card': 0.975,
  bull: 0.975,
  nine: 0.9773785129982162,
  domino: 0.9773239723239723,
  tiles: 0.9771656271656272,
  dice: 0.9772505144032921,
};

const byClass: Record<string, HandGameName> = {
  PK: 'five-card',
  SK: 'nine',
  RM: 'three-card',
  BB: 'bull',
  BD: 'dice',
  DM: 'domino',
  TC: 'five-card',
  MJ: 'tiles',
};

/** The model of a game of cards, tiles or dice among players; null for any other game. */
export const handsModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'PVP') return null;
  const variant = isNamedBy(name, 'teen') ? 'three-card' : byClass[name.gameClassify];
  if (!variant) return null;
  return {
    kind: 'hands',
    variant,
    rtp: rtpOf(handsReturns[variant]),
    volatility: 1,
    shared: false,
  };
};
