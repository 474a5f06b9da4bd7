import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { NavEntry } from './nav-entry.ts';
import * as styles from './TopNav.css.ts';
import { useFold } from './use-fold.ts';

export interface NavCellProps {
  item: NavEntry;
  /** Does not fit: it stands in the menu of what is left over. */
  spare: boolean;
  /** Near the end of the row: its panel hangs the other way. */
  towardsEnd: boolean;
}

/** One item of the top navigation, with a panel that may hang under it. */
export const NavCell = ({ item, spare, towardsEnd }: NavCellProps) => {
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
