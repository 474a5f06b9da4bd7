import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as styles from './UserBadge.css.ts';

export interface UserBadgeProps {
  name: string;
  src?: string | undefined;
  fallbackUrl?: string | undefined;
  /** Under the name: a rank, "Trial account", a balance. */
  detail?: ReactNode;
  size?: 'sm' | 'md' | undefined;
}

/** Who is signed in: picture, name, and a line about them. */
export const UserBadge = ({ name, src, fallbackUrl, detail, size = 'md' }: UserBadgeProps) => (
  <span className={styles.badge}>
    <Avatar name={name} src={src} fallbackUrl={fallbackUrl} sizePx={size === 'sm' ? 32 : 40} />
    <span className={styles.text}>
      <bdi className={styles.name}>{name}</bdi>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  </span>
);
