import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { ARENA_LEAST_RETURN } from './arena-rules.ts';

/** Every game of COCKFIGHT: an arena of two. */
export const arenaModelOf = ({ gameType }: GameName): GameModel | null =>
  gameType === 'COCKFIGHT'
    ? { kind: 'arena', variant: 'two', rtp: ARENA_LEAST_RETURN, volatility: null, shared: true }
    : null;
