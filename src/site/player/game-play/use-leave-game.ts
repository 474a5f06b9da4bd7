import { useLocation, useNavigate } from 'react-router-dom';

import type { Game } from '#api/games.ts';

import { gamesAddress } from '../../games/game-addresses.ts';

/**
 * Gives `leave()`: back to where the game was started, else to the games of its category.
 *
 * @param game null while it is not known
 */
export const useLeaveGame = (game: Game | null): (() => void) => {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return () => {
    if (isFirstPage) void navigate(game ? gamesAddress(game.gameType) : '/hot', { replace: true });
    else void navigate(-1);
  };
};
