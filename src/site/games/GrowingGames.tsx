import { lazy, Suspense } from 'react';

import { GameShelf } from '#components/GameShelf/GameShelf.tsx';

import { useSettings } from '../settings/use-settings.ts';

import { titlePlaceOf } from './GameCard.tsx';
import type { PagedGamesProps } from './PagedGames.tsx';

/** Only who asks for all games needs what draws a list without an end. */
const PagedGames = lazy(async () => ({ default: (await import('./PagedGames.tsx')).PagedGames }));

/** All games of a kind, page by page; empty tiles stand there until its code has come. */
export const GrowingGames = (props: PagedGamesProps) => {
  const { tile } = useSettings().layout;
  const { label, skeletons } = props;
  return (
    <Suspense
      fallback={
        <GameShelf
          loading
          arrange="grid"
          titlePlace={titlePlaceOf(tile)}
          {...{ label, tile, skeletons }}
        />
      }
    >
      <PagedGames {...props} />
    </Suspense>
  );
};
