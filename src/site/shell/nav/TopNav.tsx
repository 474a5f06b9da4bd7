import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useSettings } from '../../settings/use-settings.ts';
import { MoreCell } from './MoreCell.tsx';
import { NavCell } from './NavCell.tsx';
import { navItems } from './nav-items.ts';
import * as styles from './TopNav.css.ts';
import { useFittingCount } from './use-fitting-count.ts';

/** The navigation of a wide screen: what fits in one row, and a menu for what does not. */
export const TopNav = ({ align = 'start' }: { align?: 'start' | 'center' }) => {
  const { t } = useTranslation();
  const items = navItems(useSettings());
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(row);
  const shown = fitting ?? items.length;
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul
        ref={row}

        className={styles.row}
        data-align={align}
        data-measured={fitting !== null || undefined}
      >
        {items.map((item, index) => (
          <NavCell
            key={item.to}
            item={item}
            spare={index >= shown}
            towardsEnd={index > shown / 2}
          />
        ))}
        <MoreCell items={items.slice(shown)} />
      </ul>
    </nav>
  );
};
