import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { link as panelLink, list } from '../VendorMenu/VendorMenu.css.ts';
import type { NavEntry } from './nav-entry.ts';
import * as styles from './TopNav.css.ts';
import { useFold } from './use-fold.ts';

/** What of the navigation does not fit into its row. */
export const MoreCell = ({ label, items }: { label: string; items: readonly NavEntry[] }) => {
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
