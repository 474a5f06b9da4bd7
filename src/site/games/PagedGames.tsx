import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../i18n/use-format.ts';

import { GameGrid } from './GameGrid.tsx';
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
  const { games, status, refusal, totalGames, hasMore, showMore, retry } = pages;
  const isFailed = status === 'failed';
  return (
    <Stack gap="x5">
      <GameGrid
        arrange="grid"
        {...{ label, games, status, refusal, skeletons, empty }}
        onRetry={retry}
      />
      {games.length > 0 && (
        <Stack gap="x3" align="center">
          <p aria-live="polite">
            {totalGames !== null &&
              t('home.shownOf', {
                shown: format.number(games.length),
                total: format.number(totalGames),
              })}
          </p>
          {(hasMore || isFailed) && (
            <Button
              variant="secondary"
              size="lg"
              loading={status === 'loading'}
              onPress={isFailed ? retry : showMore}
            >
              {isFailed ? t('common.retry') : t('home.showMore')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
};
