import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { GameTileSkeleton } from '../GameShelf/GameTileSkeleton.tsx';
import * as styles from './GameGrid.css.ts';
import { TileList, type TileListProps } from './TileList.tsx';

/** How the rest of a list comes. */
export interface MoreGames {
  /** "Show more games"; "Try again" after a failure. */
  label: string;
  onMore: () => void;
  loading?: boolean | undefined;
}

export interface GameGridProps<Game> extends Omit<TileListProps<Game>, 'pending'> {
  status: 'loading' | 'ready' | 'failed';
  /** How many empty tiles stand there while the first games are on their way. */
  skeletons?: number | undefined;
  /** Stands in place of no games. */
  empty: ReactNode;
  /** Stands in place of games that could not be had; with games there, they stay. */
  error: ReactNode;
  /** Left out when all games are here. */
  more?: MoreGames | undefined;
  /** How much of the list is here: "48 of 312 shown". */
  progress?: string | undefined;
}

/**
 * All games of a kind. However many there are, only those near the window are drawn; a screen
 * reader hears how many there are all the same, and the keyboard reaches every one.
 */
export const GameGrid = <Game,>({
  status,
  skeletons = 24,
  empty,
  error,
  more,
  progress,
  ...list
}: GameGridProps<Game>) => {
  const hasGames = list.games.length > 0;
  if (!hasGames && status === 'loading') return <Blanks {...list} count={skeletons} />;
  if (!hasGames) return status === 'failed' ? error : empty;
  return (
    <div>
      <TileList {...list} pending={more?.loading ? skeletons : 0} />
      {(progress || more) && (
        <div className={styles.foot}>
          <p aria-live="polite" className={styles.progress}>
            {progress}
          </p>
          {more && (
            <Button variant="secondary" size="lg" loading={more.loading} onPress={more.onMore}>
              {more.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

const Blanks = ({
  label,
  tile,
  titlePlace,
  count,
}: Pick<TileListProps<never>, 'label' | 'tile' | 'titlePlace'> & { count: number }) => (
  <ul aria-label={label} aria-busy="true" className={styles.grid} data-tile={tile}>
    {Array.from({ length: count }, (_blank, index) => (
      <li key={index} className={styles.place}>
        <GameTileSkeleton titlePlace={titlePlace} />
      </li>
    ))}
  </ul>
);
