import type { GameModel, GameName } from '../../../shared/rules/game-model.ts';
import { isNamedBy } from '../../../shared/rules/named-by.ts';
import type { LiveTableName } from './live-tables.ts';

/** Exact return of each table's best bet in percent; a test counts it. */
export const liveTableRtp: Record<LiveTableName, number> = {
  baccarat: 98.94,
  roulette: 97.3,
  'money-wheel': 98.11,
  'dragon-tiger': 96.27,
  'sic-bo': 97.22,
  'fan-tan': 97.5,
  'xoc-dia': 98,
  'andar-bahar': 98.72,
  'three-card': 97.5,
  'five-card': 97.5,
  bull: 97.5,
};

const byClass: Record<string, LiveTableName> = {
  BAC: 'baccarat',
  ROU: 'roulette',
  GS: 'money-wheel',
  DT: 'dragon-tiger',
  SB: 'sic-bo',
  FT: 'fan-tan',
  AB: 'andar-bahar',
  PK: 'three-card',
  BB: 'bull',
};

const tableOf = (name: GameName): LiveTableName | undefined => {
  if (isNamedBy(name, 'xoc')) return 'xoc-dia';
  return isNamedBy(name, 'holdem') ? 'five-card' : byClass[name.gameClassify];
};

/** The model of a game at a live table, or of the one such game among players; null for others. */
export const liveTableModelOf = (name: GameName): GameModel | null => {
  const isShared =
    name.gameType === 'LIVE' || (name.gameType === 'PVP' && name.gameClassify === 'AB');
  const variant = isShared ? tableOf(name) : undefined;
  if (!variant) return null;
  return {
    kind: 'live-table',
    variant,
    rtp: liveTableRtp[variant],
    volatility: null,
    shared: true,
  };
};
