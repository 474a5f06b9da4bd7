import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';

export interface ErrorStateProps {
  title: string;
  /** What went wrong in plain words. */
  children?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  busy?: boolean | undefined;
  icon?: IconName | undefined;
}

/** Something could not be had; says so and offers another try. */
export const ErrorState = ({
  title,
  children,
  retryLabel,
  onRetry,
  busy = false,
  icon = 'error',
}: ErrorStateProps) => (
  <div role="alert" className={styles.state}>
    <span className={styles.medal} data-tone="danger">
      <Icon name={icon} size={32} />
    </span>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.body}>{children}</div>}
    {onRetry && retryLabel && (
      <div className={styles.action}>
        <Button variant="secondary" icon="refresh" loading={busy} onPress={onRetry}>
          {retryLabel}
        </Button>
      </div>
    )}
  </div>
);
