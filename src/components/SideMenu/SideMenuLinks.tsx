import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { NavEntry } from '../TopNav/nav-entry.ts';
import * as styles from './SideMenu.css.ts';

export interface SideMenuLinksProps {
  title: string;
  items: readonly NavEntry[];
  onFollow: () => void;
}

/** A titled group of ways in the side menu; absent when it is empty. */
export const SideMenuLinks = ({ title, items, onFollow }: SideMenuLinksProps) => {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.link}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={onFollow}
            >
              <Icon name={item.icon} size={22} />
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
