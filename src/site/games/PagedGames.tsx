import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { GameGrid } from '#components/GameGrid/GameGrid.tsx';

import { useRefusalText } from '../fields/refusal-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSettings } from '../settings/use-settings.ts';

import { GameCard, titlePlaceOf } from './GameCard.tsx';
import { useFavorites } from './use-favorites.ts';
import type { GamePages } from './use-game-pages.ts';

export interface PagedGamesProps {
  label: string;
  pages: GamePages;
  skeletons: number;
  empty: ReactNode;
}

/** A list of games that grows by a button, and says how much of it is shown. */
export const PagedGames = ({ label, pages, skeletons, empty }: PagedGamesProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const favorites = useFavorites();
  const { tile } = useSettings().layout;
  const { games, status, totalGames, retry } = pages;
  const shown = { shown: format.number(games.length), total: format.number(totalGames ?? 0) };
  return (
    <GameGrid
      label={label}
      games={games}
      keyOf={({ nodeId }) => String(nodeId)}
      renderTile={(game) => <GameCard game={game} favorites={favorites} />}
      tile={tile}
      titlePlace={titlePlaceOf(tile)}
      total={totalGames ?? undefined}
      status={status}
      skeletons={skeletons}
      empty={empty}
      error={<Failed refusal={pages.refusal} onRetry={retry} />}
      more={useMore(pages)}
      progress={totalGames === null ? undefined : t('gameList.shownOf', shown)}
    />
  );
};

/** How the next page comes: by the button, which tries again after a failure. */
const useMore = ({ games, status, hasMore, showMore, retry }: GamePages) => {
  const { t } = useTranslation();
  const isFailed = status === 'failed';
  if (games.length === 0 || !(hasMore || isFailed)) return undefined;
  return {
    label: t(isFailed ? 'common.retry' : 'gameList.showMore'),
    onMore: isFailed ? retry : showMore,
    loading: status === 'loading',
  };
};

const Failed = ({ refusal, onRetry }: { refusal: string; onRetry: () => void }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  return (
    <ErrorState title={t('home.gamesFailed')} retryLabel={t('common.retry')} onRetry={onRetry}>
      {refusalText(refusal)}
    </ErrorState>
  );
};
