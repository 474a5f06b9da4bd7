import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { GameShelf } from '#components/GameShelf/GameShelf.tsx';

import { useRefusalText } from '../fields/refusal-text.ts';
import { useSettings } from '../settings/use-settings.ts';

import { GameCard, titlePlaceOf } from './GameCard.tsx';
import { useFavorites } from './use-favorites.ts';

export interface GameListProps {
  /** The name of the list. */
  label: string;
  games: readonly Game[];
  status: 'loading' | 'ready' | 'failed';
  /** Why it failed; only looked at then. */
  refusal: string;
  onRetry: () => void;
  /** Empty tiles to show while the first games are on their way. */
  skeletons: number;
  arrange?: 'auto' | 'shelf' | 'grid' | undefined;
  /** The first game takes more room. */
  featured?: boolean | undefined;
  /** Stands in place of no games. */
  empty: ReactNode;
}

/** A list of games with all its states: on its way, failed, empty, here. */
export const GameList = ({
  label,
  games,
  status,
  refusal,
  onRetry,
  skeletons,
  arrange = 'auto',
  featured = false,
  empty,
}: GameListProps) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const favorites = useFavorites();
  const { tile } = useSettings().layout;
  if (status === 'failed' && games.length === 0) {
    return (
      <ErrorState title={t('home.gamesFailed')} retryLabel={t('common.retry')} onRetry={onRetry}>
        {refusalText(refusal)}
      </ErrorState>
    );
  }
  return (
    <GameShelf
      label={label}
      tile={tile}
      titlePlace={titlePlaceOf(tile)}
      arrange={arrange}
      featured={featured}
      loading={status === 'loading' && games.length === 0}
      skeletons={skeletons}
      empty={empty}
    >
      {games.map((game) => (
        <GameCard key={game.nodeId} game={game} favorites={favorites} />
      ))}
    </GameShelf>
  );
};
