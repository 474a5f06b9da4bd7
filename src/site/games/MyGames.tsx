import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { GameType } from '#generated/merchant-config.ts';

import { useLanguage } from '../i18n/use-language.ts';
import { isLoginAtom } from '../session/member.state.ts';
import { useOpenPopup } from '../session/popup.state.ts';
import { signInCountAtom } from '../session/sign-in.state.ts';

import { addedFavoritesAtom, favoriteGamesOf, favoriteIdsAtom } from './favorites.state.ts';
import { GameList } from './GameList.tsx';
import { favoritePageQuery } from './games.state.ts';
import { useGamePages } from './use-game-pages.ts';

export interface MyGamesProps {
  label: string;
  /** Only the favourites of this category. */
  gameType?: GameType | undefined;
  /** At most so many are shown. */
  most: number;
  featured?: boolean | undefined;
  arrange?: 'auto' | 'grid' | undefined;
}

/** The member's favourites; a visitor is invited to sign in and collect. */
export const MyGames = (props: MyGamesProps) =>
  useAtomValue(isLoginAtom) ? <MemberGames {...props} /> : <Invitation />;

const MemberGames = ({ label, gameType, most, featured, arrange }: MyGamesProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const signIn = useAtomValue(signInCountAtom);
  const ids = useAtomValue(favoriteIdsAtom);
  const added = useAtomValue(addedFavoritesAtom).filter(
    (game) => gameType === undefined || game.gameType === gameType,
  );
  const pages = useGamePages(favoritePageQuery, {
    language,
    signIn,
    pageSize: most,
    ...(gameType && { gameType }),
  });
  return (
    <GameList
      label={label}
      games={favoriteGamesOf(pages.games, added, ids).slice(0, most)}
      status={pages.status}
      refusal={pages.refusal}
      onRetry={pages.retry}
      skeletons={most}
      featured={featured}
      arrange={arrange}
      empty={
        <EmptyState icon="heart" title={t('home.favoritesEmptyTitle')}>
          {t('home.favoritesEmptyText')}
        </EmptyState>
      }
    />
  );
};

const Invitation = () => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  return (
    <EmptyState
      icon="heart"
      title={t('home.favoritesInviteTitle')}
      action={<Button onPress={() => openPopup('login')}>{t('home.favoritesInviteAction')}</Button>}
    >
      {t('home.favoritesInviteText')}
    </EmptyState>
  );
};
