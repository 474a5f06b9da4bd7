import { useRef } from 'react';
import { MoreCell } from './MoreCell.tsx';
import type { NavEntry } from './nav-entry.ts';
import { NavCell } from './NavCell.tsx';
import * as styles from './TopNav.css.ts';
import { useFittingCount } from './use-fitting-count.ts';

export interface TopNavProps {
  /** Names the navigation for a screen reader. */
  label: string;
  items: readonly NavEntry[];
  /** The word of the menu that holds what does not fit. */
  moreLabel: string;
  align?: 'start' | 'center' | undefined;
}

/** The navigation of a wide screen: what fits in one row, and a menu for what does not. */
export const TopNav = ({ label, items, moreLabel, align = 'start' }: TopNavProps) => {
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(row);
  const shown = fitting ?? items.length;
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul
        ref={row}
        className={styles.row}
        data-align={align}
        data-measured={fitting !== null || undefined}
      >
        {items.map((item, index) => (
          <NavCell
            key={item.id}
            item={item}
            spare={index >= shown}
            towardsEnd={index > shown / 2}
          />
        ))}
        <MoreCell label={moreLabel} items={items.slice(shown)} />
      </ul>
    </nav>
  );
};
