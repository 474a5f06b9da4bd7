import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link about the message. */
  action?: ReactNode;
  /** With `closeLabel` it can be put away. */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
}

const icons: Record<NonNullable<BannerProps['tone']>, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

/** A message about the page around it; stays until it no longer holds. */
export const Banner = ({
  tone = 'info',
  title,
  children,
  action,
  onClose,
  closeLabel,
}: BannerProps) => (
  <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.tones[tone]}>
    <span className={styles.sign}>
      <Icon name={icons[tone]} size={22} />
    </span>
    <div className={styles.text}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {action && <div>{action}</div>}
    </div>
    {onClose && closeLabel && (
      <span className={styles.close}>
        <IconButton icon="close" label={closeLabel} size="sm" onPress={onClose} />
      </span>
    )}
  </div>
);
