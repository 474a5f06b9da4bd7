import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, or how something comes here. */
  children?: ReactNode;
  icon?: IconName | undefined;
  /** The way out: a button or a link. */
  action?: ReactNode;
}

/** Nothing is here, and that is no fault. */
export const EmptyState = ({ title, children, icon = 'sparkle', action }: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.medal}>
      <Icon name={icon} size={32} />
    </span>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.body}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
