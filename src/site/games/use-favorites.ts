import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../fields/refusal-text.ts';
import { isPasswordForcedAtom, memberAtom } from '../session/member.state.ts';
import { useOpenPopup } from '../session/popup.state.ts';
import { signInCountAtom } from '../session/sign-in.state.ts';

import { favoriteIdsAtom, loadFavoritesAtom, toggleFavoriteAtom } from './favorites.state.ts';

/** Which games the member has marked, and what a press on a heart does. */
export interface Favorites {
  isFavorite: (game: Game) => boolean;
  toggle: (game: Game) => void;
}

/** Gives `toggle(game)`: what a press on a heart does, and what is said when it cannot. */
export const useToggleFavorite = (): ((game: Game) => Promise<void>) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const openPopup = useOpenPopup();
  const change = useSetAtom(toggleFavoriteAtom);
  return async (game) => {
    const result = await change(game);
    if (result.kind === 'login') openPopup('login', { pendingAction: { mark: game } });
    if (result.kind === 'trial') openPopup('needAccount');
    if (result.kind !== 'refused') return;
    const reason = refusalText(result.refusal);
    pushToast({ tone: 'warning', title: t('gameFacts.favoriteFailed', { reason }) });
  };
};

/**
 * The member's favourites, fetched once per sign-in; a visitor's heart opens the login popup, and
 * is filled after it.
 */
export const useFavorites = (): Favorites => {
  const ids = useAtomValue(favoriteIdsAtom);
  const member = useAtomValue(memberAtom);
  const signInCount = useAtomValue(signInCountAtom);
  const isPasswordForced = useAtomValue(isPasswordForcedAtom);
  // A trial account has none.
  const signIn = member && !member.isTrial && !isPasswordForced ? signInCount : null;
  const load = useSetAtom(loadFavoritesAtom);
  const toggle = useToggleFavorite();
  useEffect(() => {
    if (signIn !== null) void load();
  }, [signIn, load]);

  return {
    isFavorite: ({ nodeId }) => ids.includes(String(nodeId)),
    toggle: (game) => void toggle(game),
  };
};
