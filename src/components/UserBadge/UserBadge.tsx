import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as styles from './UserBadge.css.ts';

export interface UserBadgeProps {
  name: string;
  src?: string | undefined;
  fallbackUrl?: string | undefined;
  /** Under the name: a rank, "Trial account", a balance. */
  detail?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Of the name, for what it names. */
  nameId?: string | undefined;
}

const PICTURE_PX = { sm: 32, md: 40, lg: 52 };

/** Who is signed in: picture, name, and a line about them. */
export const UserBadge = ({
  name,
  src,
  fallbackUrl,
  detail,
  size = 'md',
  nameId,
}: UserBadgeProps) => (
  <span className={styles.badge}>
    <Avatar name={name} src={src} fallbackUrl={fallbackUrl} sizePx={PICTURE_PX[size]} />
    <span className={styles.text}>
      <bdi id={nameId} className={styles.names[size]}>
        {name}
      </bdi>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  </span>
);
