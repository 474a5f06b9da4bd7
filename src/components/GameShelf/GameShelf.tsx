import { Children, type ReactNode } from 'react';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import * as styles from './GameShelf.css.ts';

export interface GameShelfProps {
  /** The name of the list. */
  label: string;
  /** `GameTile`s with keys. */
  children?: ReactNode;
  /** The tile's form as the merchant chose it: decides how many stand in a row. */
  tile?: 'portrait' | 'landscape' | 'square' | undefined;
  /** The first game takes four places from 640 px up: 13 games fill 16 places. */
  featured?: boolean | undefined;
  /** `auto` is a shelf on phones and a grid above; `shelf` and `grid` hold everywhere. */
  arrange?: 'auto' | 'shelf' | 'grid' | undefined;
  /** Shows as many empty tiles in the final places. */
  loading?: boolean | undefined;
  skeletons?: number | undefined;
  titlePlace?: 'over' | 'under' | undefined;
  /** Shown in place of the list when it holds nothing. */
  empty?: ReactNode;
}

/** Games side by side: a row that snaps under the thumb, a grid where there is room. */
export const GameShelf = ({
  label,
  children,
  tile = 'portrait',
  featured = false,
  arrange = 'auto',
  loading = false,
  skeletons = 13,
  titlePlace = 'over',
  empty,
}: GameShelfProps) => {
  const tiles = loading
    ? Array.from({ length: skeletons }, (_, index) => (
        <GameTileSkeleton key={index} titlePlace={titlePlace} />
      ))
    : Children.toArray(children);
  if (tiles.length === 0) return empty;
  return (
    <ul
      aria-label={label}
      aria-busy={loading || undefined}
      className={styles.list}
      data-tile={tile}
      data-arrange={arrange}
      data-featured={(featured && tiles.length > 4) || undefined}
    >
      {tiles.map((child, index) => (
        // Children.toArray has given each its key; the place is the list item's own.
        <li key={index} className={styles.place}>
          {child}
        </li>
      ))}
    </ul>
  );
};
