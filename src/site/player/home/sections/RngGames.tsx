import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

import { GameList } from '../../../games/GameList.tsx';
import { gamePageKind } from '../../../games/games.state.ts';
import { GrowingGames } from '../../../games/GrowingGames.tsx';
import { useGamePages } from '../../../games/use-game-pages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { rngFilter, type RngEntry } from '../rng-classes.ts';

import { GameSearch } from './GameSearch.tsx';

export interface RngGamesProps {
  label: string;
  entry: RngEntry;
  /** All pages, with a search, instead of the first page. */
  isExpanded: boolean;
}

/** The slots of one kind. */
export const RngGames = ({ label, entry, isExpanded }: RngGamesProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const pageSize = useSettings().limits.homeRngPageSize;
  const [gameName, setGameName] = useState('');
  const pages = useGamePages(gamePageKind, {
    language,
    gameType: 'RNG',
    pageSize,
    ...rngFilter(entry),
    ...(isExpanded && gameName !== '' && { gameName }),
  });
  const empty = (
    <EmptyState icon="slots" title={t('home.gamesEmptyTitle')}>
      {t('home.gamesEmptyText')}
    </EmptyState>
  );
  if (isExpanded) {
    return (
      <>
        <GameSearch onSearch={setGameName} />
        <GrowingGames label={label} pages={pages} skeletons={pageSize} empty={empty} />
      </>
    );
  }
  return (
    <GameList
      label={label}
      games={pages.games.slice(0, pageSize)}
      status={pages.status}
      refusal={pages.refusal}
      onRetry={pages.retry}
      skeletons={pageSize}
      empty={empty}
    />
  );
};
