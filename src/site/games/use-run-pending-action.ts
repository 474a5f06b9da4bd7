import { useStore } from 'jotai';

import { favoriteIds } from '#api/favorites.ts';
import type { Game } from '#api/games.ts';

import { callAtom } from '../client/call.state.ts';
import type { PendingAction } from '../session/popup.state.ts';

import { useToggleFavorite } from './use-favorites.ts';
import { usePlay } from './use-play.ts';

/**
 * Gives `runPendingAction(wish)` for whoever has just signed in: the game begins, or is marked. A game that
 * was marked before stays so.
 */
export const useRunPendingAction = (): ((pendingAction: PendingAction) => void) => {
  const store = useStore();
  const play = usePlay();
  const toggle = useToggleFavorite();
  const mark = async (game: Game) => {
    const known = await store.get(callAtom)(favoriteIds, {});
    if (known.ok && known.value.includes(String(game.nodeId))) return;
    await toggle(game);
  };
  return (pendingAction) => {
    if ('mark' in pendingAction) void mark(pendingAction.mark);
    else play(pendingAction.play, pendingAction.freeTrial);
  };
};
