import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

import { GameList } from '../../../games/GameList.tsx';
import { gamePageQuery } from '../../../games/games.state.ts';
import { useGamePages } from '../../../games/use-game-pages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { rngFilter, type RngEntry } from '../rng-classes.ts';

/** The first page of the slots of one kind. */
export const RngGames = ({ label, entry }: { label: string; entry: RngEntry }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const pageSize = useSettings().limits.homeRngPageSize;
  const pages = useGamePages(gamePageQuery, {
    language,
    gameType: 'RNG',
    pageSize,
    ...rngFilter(entry),
  });
  return (
    <GameList
      label={label}
      games={pages.games}
      status={pages.status}
      refusal={pages.refusal}
      onRetry={pages.retry}
      skeletons={pageSize}
      empty={
        <EmptyState icon="slots" title={t('home.gamesEmptyTitle')}>
          {t('home.gamesEmptyText')}
        </EmptyState>
      }
    />
  );
};
