import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Page } from '#components/Page/Page.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { placeOfAddress, type ListPlace } from './list-place.ts';
import { Stack } from '#components/Stack/Stack.tsx';
import { hasFilterBar, keysOf, type ListFilter, readFilter, writeFilter } from './list-filter.ts';
import { ListFilterBar } from './ListFilterBar.tsx';
import { ListTitle } from './ListTitle.tsx';
import { LiveHosts } from './LiveHosts.tsx';
import { OwnGames } from './OwnGames.tsx';
import { PlaceGames } from './PlaceGames.tsx';
import { usePlaceMenu, type PlaceMenu } from './use-place-menu.ts';
import { CategoryNav } from '#components/CategoryNav/CategoryNav.tsx';
import { gamesAddress } from '../../games/game-addresses.ts';
import { gameMenusQuery } from '../../games/games.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { navCategories } from '../../shell/nav/nav-items.ts';
import { Section } from '#components/Section/Section.tsx';
import { GameList } from '../../games/GameList.tsx';
import { type GameAnnouncement, gameAnnouncements } from '#api/game-lobby.ts';
import { remoteQuery } from '../../remote/remote-query.ts';
import { useCallback } from 'react';

const NOTHING: ListFilter = {
  key: 'ALL',
  gameClass: '',
  type: '',
  name: '',
  byLines: false,
  byStake: false,
};

/** What a page of games is narrowed to, and how to narrow it; null takes every filter away. */
const useListFilter = (place: ListPlace, menu: PlaceMenu) => {
  const { categories } = useSettings();
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters, {
    keys: keysOf(place.type),
    classes: menu.classes,
    types: categories.filter(({ vendors }) => vendors.length > 0).map(({ type }) => type),
  });
  const change = useCallback(
    (part: Partial<ListFilter> | null) =>
      setParameters(
        (now) => {
          const known = { ...filter, name: now.get('name') ?? '' };
          return writeFilter(now, part === null ? NOTHING : { ...known, ...part });
        },
        { replace: true, preventScrollReset: true },
      ),
    [filter, setParameters],
  );
  return { filter, change };
};

/** What is new among the games, and what is being maintained. */
const gameNewsQuery = remoteQuery<{ language: string; limit: number }, GameAnnouncement[]>(
  (call, input) => call(gameAnnouncements, input),
);

/** What is new among the games, and what is being maintained; nothing when there is no news. */
const GameNews = () => {
  const { t } = useTranslation();
  const { homeTabGames } = useSettings().limits;
  const news = useRemoteQuery(gameNewsQuery, { language: useLanguage(), limit: homeTabGames });
  if (news.status !== 'loading' && (news.value ?? []).length === 0) return null;
  return (
    <Section title={t('gameList.newsTitle')}>
      <GameList
        label={t('gameList.newsTitle')}
        games={(news.value ?? []).map(({ game }) => game)}
        status={news.status}
        refusal={news.status === 'failed' ? news.refusal : ''}
        onRetry={news.retry}
        skeletons={homeTabGames}
        arrange="shelf"
        empty={null}
      />
    </Section>
  );
};

/** The way into each category, with the number of its games. */
const CategoryRow = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const menus = useRemoteQuery(gameMenusQuery, { language });
  const countOf = (type: string) =>
    menus.value?.find(({ gameType }) => gameType === type)?.gameCount;
  return (
    <CategoryNav
      label={t('gameList.typesLabel')}
      language={language}
      categories={navCategories(useSettings()).map(({ type, icon }) => ({
        id: type,
        label: t(`categories.${type}`),
        icon,
        href: gamesAddress(type),
        count: countOf(type),
      }))}
    />
  );
};

/** The games of one place with what they can be narrowed by. */
const GamesOfPlace = ({ place }: { place: ListPlace }) => {
  const { t } = useTranslation();
  const menu = usePlaceMenu(place);
  const { filter, change } = useListFilter(place, menu);
  const label = place.type === null ? t('gameList.hotTitle') : t(`categories.${place.type}`);
  const isOwn = filter.key === 'FAV' || filter.key === 'RECENT';
  return (
    <Stack gap="x5">
      <ListTitle place={place} label={label} menu={menu} />
      {place.type === null && <CategoryRow />}
      {place.type === 'LIVE' && <LiveHosts vendor={place.vendor} />}
      {hasFilterBar(place.type) && (
        <ListFilterBar {...{ place, menu, filter, isOwn }} onChange={change} />
      )}
      {isOwn ? (
        <OwnGames kind={filter.key === 'FAV' ? 'FAV' : 'RECENT'} label={label} place={place} />
      ) : (
        <PlaceGames {...{ place, filter, label }} onShowAll={() => change(null)} />
      )}
      {place.type === null && <GameNews />}
    </Stack>
  );
};

/** A page of games: the hot ones, a category, or one vendor of a category. */
export const GameListScreen = () => {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const place = placeOfAddress(pathname, parameters, useSettings().categories);
  return (
    <Page>
      {place ? (
        <GamesOfPlace key={`${place.type} ${place.vendor}`} place={place} />
      ) : (
        <UnknownPlace />
      )}
    </Page>
  );
};

const UnknownPlace = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="search"
      title={t('gameList.unknownTitle')}
      action={<LinkButton href="/hot">{t('gameList.unknownAction')}</LinkButton>}
    >
      {t('gameList.unknownText')}
    </EmptyState>
  );
};
