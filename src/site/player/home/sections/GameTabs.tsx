import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { GameList } from '../../../games/GameList.tsx';
import { gamePageQuery, hotGamesQuery, recommendedOf } from '../../../games/games.state.ts';
import { MyGames } from '../../../games/MyGames.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemoteQuery } from '../../../remote/use-remote-query.ts';
import { isLoginAtom } from '../../../session/member.state.ts';
import { useSettings } from '../../../settings/use-settings.ts';

type TabName = 'hot' | 'favorites' | 'recommended';

/** Hot games, the member's own collection, and what the platform recommends. */
export const GameTabs = () => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<TabName>('hot');
  return (
    <Tabs
      label={t('home.gamesTitle')}
      value={tab}
      onChange={(name) => setTab(name as TabName)}
      items={[
        { id: 'hot', label: t('home.tabHot'), icon: 'flame' },
        { id: 'favorites', label: t('home.tabFavorites'), icon: 'heart' },
        { id: 'recommended', label: t('home.tabRecommended'), icon: 'crown' },
      ]}
    >
      {tab === 'hot' && <HotGames />}
      {tab === 'favorites' && <FavoriteGames />}
      {tab === 'recommended' && <RecommendedGames />}
    </Tabs>
  );
};

const HotGames = () => {
  const { t } = useTranslation();
  const { homeTabGames } = useSettings().limits;
  const language = useLanguage();
  const hot = useRemoteQuery(hotGamesQuery, { language, limit: homeTabGames });
  return (
    <GameList
      label={t('home.tabHot')}
      games={hot.value?.slice(0, homeTabGames) ?? []}
      status={hot.status}
      refusal={hot.status === 'failed' ? hot.refusal : ''}
      onRetry={hot.retry}
      skeletons={homeTabGames}
      featured
      empty={<NoGames />}
    />
  );
};

const RecommendedGames = () => {
  const { t } = useTranslation();
  const { homeTabGames, recommendedPageSize } = useSettings().limits;
  const language = useLanguage();
  const page = useRemoteQuery(gamePageQuery, {
    language,
    pageNo: 1,
    pageSize: recommendedPageSize,
  });
  return (
    <GameList
      label={t('home.tabRecommended')}
      games={recommendedOf(page.value?.games ?? [], homeTabGames)}
      status={page.status}
      refusal={page.status === 'failed' ? page.refusal : ''}
      onRetry={page.retry}
      skeletons={homeTabGames}
      featured
      empty={<NoGames />}
    />
  );
};

const FavoriteGames = () => {
  const { t } = useTranslation();
  const { homeTabGames } = useSettings().limits;
  const isLogin = useAtomValue(isLoginAtom);
  return (
    <MyGames key={String(isLogin)} label={t('home.tabFavorites')} most={homeTabGames} featured />
  );
};

const NoGames = () => {
  const { t } = useTranslation();
  return <EmptyState title={t('home.gamesEmptyTitle')}>{t('home.gamesEmptyText')}</EmptyState>;
};
