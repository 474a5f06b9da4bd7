import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';

import type { Game } from '#api/games.ts';

import { isLoginAtom, isTrialAtom } from '../session/member.state.ts';
import { useOpenPopup } from '../session/popup.state.ts';

import { playAddress } from './game-addresses.ts';

/**
 * Gives `play(game, freeTrial)`. A collection opens the list of its vendor; a visitor is asked to
 * log in, and the game follows; a trial account to open a real one unless the game is only tried out
 * (specification 4);
 * a card game between players asks for the room first.
 */
export const usePlay = (): ((game: Game, freeTrial?: boolean) => void) => {
  const navigate = useNavigate();
  const openPopup = useOpenPopup();
  const store = useStore();
  return (game, freeTrial = false) => {
    if (game.isGame === 'VASSALAGE') openPopup('gameDetails', { game });
    else if (!store.get(isLoginAtom))
      openPopup('login', { pendingAction: { play: game, freeTrial } });
    else if (store.get(isTrialAtom) && !freeTrial) openPopup('needAccount');
    else if (game.gameType === 'PVP')
      openPopup('gameDetails', { game, rooms: freeTrial ? 'trial' : 'real' });
    else void navigate(playAddress(game.nodeId, { freeTrial }));
  };
};
