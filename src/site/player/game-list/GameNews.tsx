import { useTranslation } from 'react-i18next';

import { Section } from '#components/Section/Section.tsx';

import { GameList } from '../../games/GameList.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { gameNewsQuery } from './game-news.state.ts';

/** What is new among the games, and what is being maintained; nothing when there is no news. */
export const GameNews = () => {
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
