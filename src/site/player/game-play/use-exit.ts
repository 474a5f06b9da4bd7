import { useEffect, useState } from 'react';

import type { Game } from '#api/games.ts';

import { useLeaveGame } from './use-leave-game.ts';

/**
 * The way out of a game: asked about while a round is open. Where the page cannot ask (another
 * address, a closed tab), the browser does.
 */
export const useExit = (game: Game, roundOpen: boolean) => {
  const leave = useLeaveGame(game);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!roundOpen) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [roundOpen]);
  return { leave, isAsked, setAsked, ask: () => (roundOpen ? setAsked(true) : leave()) };
};
