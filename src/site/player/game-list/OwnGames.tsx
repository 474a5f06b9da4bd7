import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

import {
  addedFavoritesAtom,
  favoriteGamesOf,
  favoriteIdsAtom,
} from '../../games/favorites.state.ts';
import { favoritePageQuery } from '../../games/games.state.ts';
import { PagedGames } from '../../games/PagedGames.tsx';
import { recentPageQuery } from '../../games/recent-games.state.ts';
import { startedCountAtom } from '../../games/started-games.state.ts';
import { useGamePages } from '../../games/use-game-pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { isLoginAtom, isTrialAtom } from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { signInCountAtom } from '../../session/sign-in.state.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { ListPlace } from './list-place.ts';

/** Empty tiles while the games are on their way. */
const SKELETONS = 8;

export interface OwnGamesProps {
  kind: 'FAV' | 'RECENT';
  label: string;
  place: ListPlace;
}

/** The account's favourites or recent games at this place; a visitor is asked to log in. */
export const OwnGames = ({ kind, label, place }: OwnGamesProps) => {
  const isLogin = useAtomValue(isLoginAtom);
  const isTrial = useAtomValue(isTrialAtom);
  if (!isLogin || (isTrial && kind === 'FAV')) return <Invitation kind={kind} />;
  return kind === 'FAV' ? (
    <FavoriteGames label={label} place={place} />
  ) : (
    <RecentGames label={label} place={place} />
  );
};

const useAskedOwn = ({ type, vendor }: ListPlace) => ({
  language: useLanguage(),
  pageSize: useSettings().gameLists.pageSize,
  ...(type !== null && { gameType: type }),
  ...(vendor !== null && { vassalage: vendor }),
  signIn: useAtomValue(signInCountAtom),
});

const FavoriteGames = ({ label, place }: Omit<OwnGamesProps, 'kind'>) => {
  const { t } = useTranslation();
  const ids = useAtomValue(favoriteIdsAtom);
  const { type, vendor } = place;
  const added = useAtomValue(addedFavoritesAtom).filter(
    ({ gameType, vassalage }) =>
      (type === null || gameType === type) && (vendor === null || vassalage === vendor),
  );
  const pages = useGamePages(favoritePageQuery, useAskedOwn(place));
  return (
    <PagedGames
      label={label}
      pages={{ ...pages, games: favoriteGamesOf(pages.games, added, ids) }}
      skeletons={SKELETONS}
      empty={
        <EmptyState icon="heart" title={t('home.favoritesEmptyTitle')}>
          {t('home.favoritesEmptyText')}
        </EmptyState>
      }
    />
  );
};

const RecentGames = ({ label, place }: Omit<OwnGamesProps, 'kind'>) => {
  const { t } = useTranslation();
  const started = useAtomValue(startedCountAtom);
  const pages = useGamePages(recentPageQuery, { ...useAskedOwn(place), started });
  return (
    <PagedGames
      label={label}
      pages={pages}
      skeletons={SKELETONS}
      empty={
        <EmptyState icon="clock" title={t('gameList.recentEmptyTitle')}>
          {t('gameList.recentEmptyText')}
        </EmptyState>
      }
    />
  );
};

const Invitation = ({ kind }: Pick<OwnGamesProps, 'kind'>) => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  const isTrial = useAtomValue(isTrialAtom);
  const isFavorites = kind === 'FAV';
  return (
    <EmptyState
      icon={isFavorites ? 'heart' : 'clock'}
      title={t(isFavorites ? 'home.favoritesInviteTitle' : 'gameList.recentInviteTitle')}
      action={
        <Button onPress={() => openPopup(isTrial ? 'needAccount' : 'login')}>
          {t('home.favoritesInviteAction')}
        </Button>
      }
    >
      {t(isFavorites ? 'home.favoritesInviteText' : 'gameList.recentInviteText')}
    </EmptyState>
  );
};
