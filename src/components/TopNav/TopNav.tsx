import { useRef, useId } from 'react';
import type { NavEntry } from './nav-entry.ts';
import * as styles from './TopNav.css.ts';
import { useFittingCount } from './use-fitting-count.ts';
import { Icon } from '../Icon/Icon.tsx';
import { link as panelLink, list } from '../VendorMenu/VendorMenu.css.ts';
import { useFold } from './use-fold.ts';

interface NavCellProps {
  item: NavEntry;
  /** Does not fit: it stands in the menu of what is left over. */
  spare: boolean;
  /** Near the end of the row: its panel hangs the other way. */
  towardsEnd: boolean;
}

/** One item of the top navigation, with a panel that may hang under it. */
const NavCell = ({ item, spare, towardsEnd }: NavCellProps) => {
  const { label, href, current, panel, panelLabel } = item;
  const fold = useFold();
  const panelId = useId();
  return (
    <li
      className={styles.cell}
      data-spare={spare || undefined}
      data-end={towardsEnd || undefined}
      {...(panel && fold.area)}
    >
      <a
        className={styles.link}
        href={href}
        aria-current={current ? 'page' : undefined}
        data-fold={panel ? '' : undefined}
        onClick={fold.close}
      >
        {label}
      </a>
      {panel && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={fold.open}
          aria-controls={fold.open ? panelId : undefined}
          aria-label={panelLabel}
          onClick={fold.toggle}
        >
          <span className={styles.foldIcon}>
            <Icon name="chevronDown" size={16} />
          </span>
        </button>
      )}
      {panel && fold.open && (
        <div id={panelId} className={styles.panel}>
          {panel(fold.close)}
        </div>
      )}
    </li>
  );
};

/** What of the navigation does not fit into its row. */
const MoreCell = ({ label, items }: { label: string; items: readonly NavEntry[] }) => {
  const panelId = useId();
  const fold = useFold();
  return (
    <li
      className={styles.cell}
      data-end
      data-spare={items.length === 0 || undefined}
      {...fold.area}
    >
      <button
        type="button"
        className={styles.more}
        aria-expanded={fold.open}
        aria-controls={fold.open ? panelId : undefined}
        onClick={fold.toggle}
      >
        {label}
        <span className={styles.foldIcon}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      {fold.open && (
        <div id={panelId} className={styles.panel}>
          <ul className={list}>
            {items.map((item) => (
              <li key={item.id}>
                <a
                  className={panelLink}
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                  onClick={fold.close}
                >
                  <Icon name={item.icon} size={20} />
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
};

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
