import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { NavEntry } from '../TopNav/nav-entry.ts';
import { useFold } from '../TopNav/use-fold.ts';
import * as styles from './Rail.css.ts';

export interface RailProps {
  /** Names the navigation for a screen reader. */
  label: string;
  items: readonly NavEntry[];
  /** Words stand beside the icons, instead of small below them. */
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  unfoldLabel: string;
  foldLabel: string;
}

/** The navigation as icons at the side of a wide screen; unfolded, with their words beside them. */
export const Rail = ({ label, items, unfolded, onUnfold, unfoldLabel, foldLabel }: RailProps) => (
  <nav className={styles.rail} aria-label={label} data-unfolded={unfolded || undefined}>
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={unfolded}
      aria-label={unfolded ? foldLabel : unfoldLabel}
      onClick={() => onUnfold(!unfolded)}
    >
      <Icon name="menu" size={24} />
    </button>
    <ul className={styles.list}>
      {items.map((item) => (
        <RailItem key={item.id} item={item} />
      ))}
    </ul>
  </nav>
);

const RailItem = ({ item }: { item: NavEntry }) => {
  const { label, href, icon, current, panel, panelLabel } = item;
  const fold = useFold();
  const panelId = useId();
  return (
    <li className={styles.cell} {...(panel && fold.area)}>
      <a
        className={styles.link}
        href={href}
        aria-current={current ? 'page' : undefined}
        onClick={fold.close}
      >
        <Icon name={icon} size={24} />
        <span className={styles.label}>{label}</span>
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
          <Icon name="chevronEnd" size={16} />
        </button>
      )}
      {panel && fold.open && (
        <div id={panelId} className={styles.panel}>
          <p className={styles.panelTitle}>{label}</p>
          {panel(fold.close)}
        </div>
      )}
    </li>
  );
};
