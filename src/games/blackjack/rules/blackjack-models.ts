import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { rtpOf } from '../../shared/rules/rtp-of.ts';
import type { BlackjackTable } from './blackjack-rules.ts';

/** What `blackjackReturn` counts for basic strategy at each table; its test counts again. */
export const blackjackReturns: Record<BlackjackTable, number> = {
  classic: 0.9929882839226839,
  royal: 0.9941671393113705,
  copper: 0.9932883989115233,
};

/** The table by the words of a game's code. */
const tableOf = (gameCode: string): BlackjackTable => {
  if (/royal|grand/u.test(gameCode)) return 'royal';
  return /copper|crimson/u.test(gameCode) ? 'copper' : 'classic';
};

/** The model of a game of blackjack; null for any other game. */
export const blackjackModelOf = ({
  gameCode,
  gameType,
  gameClassify,
}: GameName): GameModel | null => {
  const isTable = gameType === 'RNG' && gameClassify === 'TG' && gameCode.includes('blackjack');
  const isLive = gameType === 'LIVE' && gameClassify === 'BJ';
  if (!isTable && !isLive) return null;
  const variant = tableOf(gameCode);
  return {
    kind: 'blackjack',
    variant,
    rtp: rtpOf(blackjackReturns[variant]),
    volatility: 2,
    shared: false,
  };
};
