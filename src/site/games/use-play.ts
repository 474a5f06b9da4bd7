import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';

import type { Game } from '#api/games.ts';

import { isLoginAtom, isTrialAtom } from '../session/member.state.ts';
import { useOpenPopup } from '../session/popup.state.ts';

import { playAddress } from './game-addresses.ts';

/**
 * Gives `play(game, freeTrial)`. A collection opens the list of its vendor; a visitor is asked to
 * log in, a trial account to open a real one unless the game is only tried out (specification 4);
 * a card game between players asks for the room first.
 */
export const usePlay = (): ((game: Game, freeTrial?: boolean) => void) => {
  const navigate = useNavigate();
  const openPopup = useOpenPopup();
  const isLogin = useAtomValue(isLoginAtom);
  const isTrial = useAtomValue(isTrialAtom);
  return (game, freeTrial = false) => {
    if (game.isGame === 'VASSALAGE') openPopup('gameDetails', { game });
    else if (!isLogin) openPopup('login');
    else if (isTrial && !freeTrial) openPopup('needAccount');
    else if (game.gameType === 'PVP')
      openPopup('gameDetails', { game, rooms: freeTrial ? 'trial' : 'real' });
    else void navigate(playAddress(game.nodeId, { freeTrial }));
  };
};
