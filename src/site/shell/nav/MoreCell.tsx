import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '#components/Icon/Icon.tsx';

import { isCurrent } from './is-current.ts';
import type { NavItem } from './nav-items.ts';
import * as styles from './TopNav.css.ts';
import { useFold } from './use-fold.ts';
import { useNavLabel } from './use-nav-label.ts';

/** What of the navigation does not fit into its row. */
export const MoreCell = ({ items }: { items: readonly NavItem[] }) => {
  const { t } = useTranslation();
  const label = useNavLabel();
  const location = useLocation();
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
        {t('common.more')}
        <span className={styles.foldIcon}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      {fold.open && (
        <div id={panelId} className={styles.panel}>
          <ul className={styles.moreList}>
            {items.map((item) => (
              <li key={item.to}>
                <Link
                  className={styles.panelLink}
                  to={item.to}
                  aria-current={isCurrent(item, location) ? 'page' : undefined}
                  onClick={fold.close}
                >
                  <Icon name={item.icon} size={20} />
                  {label(item)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
};
