import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarItem {
  id: string;
  label: string;
  icon: IconName;
  /** Goes there; without it `onPress` is called. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** This is where the player is. */
  current?: boolean | undefined;
  /** Wraps the icon in a mark: how much waits there. */
  badge?: ((icon: ReactNode) => ReactNode) | undefined;
  /** The one main action, raised out of the bar. */
  emphasised?: boolean | undefined;
}

export interface BottomBarProps {
  items: readonly BottomBarItem[];
  /** Names the navigation for a screen reader. */
  label: string;
}

/** The phone's main navigation, under the thumb; gone from 1,024 px. */
export const BottomBar = ({ items, label }: BottomBarProps) => (
  <nav aria-label={label} className={styles.bar}>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.cell}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  </nav>
);

const Item = ({ label, icon, href, onPress, current, emphasised, badge }: BottomBarItem) => {
  const sign = <Icon name={icon} size={24} />;
  const words = (
    <>
      <span className={styles.plate} data-emphasised={emphasised || undefined}>
        {badge ? badge(sign) : sign}
      </span>
      <span className={styles.word}>{label}</span>
    </>
  );
  const shared = {
    className: styles.item,
    onClick: onPress,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {words}
      </button>
    );
  }
  return (
    <a {...shared} href={href}>
      {words}
    </a>
  );
};
