import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../fields/refusal-text.ts';
import { memberAtom } from '../session/member.state.ts';
import { useOpenPopup } from '../session/popup.state.ts';
import { signInCountAtom } from '../session/sign-in.state.ts';

import { favoriteIdsAtom, loadFavoritesAtom, toggleFavoriteAtom } from './favorites.state.ts';

/** Which games the member has marked, and what a press on a heart does. */
export interface Favorites {
  isFavorite: (game: Game) => boolean;
  toggle: (game: Game) => void;
}

/** The member's favourites, fetched once per sign-in; a visitor's heart opens the login popup. */
export const useFavorites = (): Favorites => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const openPopup = useOpenPopup();
  const ids = useAtomValue(favoriteIdsAtom);
  const member = useAtomValue(memberAtom);
  const signInCount = useAtomValue(signInCountAtom);
  // A trial account has none.
  const signIn = member && !member.isTrial ? signInCount : null;
  const load = useSetAtom(loadFavoritesAtom);
  const change = useSetAtom(toggleFavoriteAtom);
  useEffect(() => {
    if (signIn !== null) void load();
  }, [signIn, load]);

  const toggle = async (game: Game) => {
    const result = await change(game);
    if (result.kind === 'login') openPopup('login');
    if (result.kind === 'trial') openPopup('needAccount');
    if (result.kind !== 'refused') return;
    const reason = refusalText(result.refusal);
    pushToast({ tone: 'warning', title: t('gameFacts.favoriteFailed', { reason }) });
  };
  return {
    isFavorite: ({ nodeId }) => ids.includes(String(nodeId)),
    toggle: (game) => void toggle(game),
  };
};
