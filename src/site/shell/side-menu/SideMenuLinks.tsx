import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '#components/Icon/Icon.tsx';

import { isCurrent } from '../nav/is-current.ts';
import type { NavItem } from '../nav/nav-items.ts';
import { useNavLabel } from '../nav/use-nav-label.ts';
import * as styles from './SideMenu.css.ts';

/** A titled group of links in the side menu; absent when it is empty. */
export const SideMenuLinks = ({
  title,
  items,
  onFollow,
}: {
  title: string;
  items: readonly NavItem[];
  onFollow: () => void;
}) => {
  const location = useLocation();
  const label = useNavLabel();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              className={styles.link}
              to={item.to}
              aria-current={isCurrent(item, location) ? 'page' : undefined}
              onClick={onFollow}
            >
              <Icon name={item.icon} size={22} />
              {label(item)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
