import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { countText } from './count-text.ts';
import * as styles from './NotificationBadge.css.ts';

export interface NotificationBadgeProps {
  /** How many are unread; nothing is shown at 0. */
  count: number;
  /** What is counted, with the number: "3 unread messages". */
  label: string;
  language: string;
  /** What it stands on: an icon, a link, a button. Without it the badge stands in the line. */
  children?: ReactNode;
  /** The greatest number that is written out. */
  most?: number | undefined;
  /** Shows only that there is something, not how much. */
  dot?: boolean | undefined;
}

/** How many unread things wait behind what it stands on. */
export const NotificationBadge = ({
  count,
  label,
  language,
  children,
  most = 99,
  dot = false,
}: NotificationBadgeProps) => (
  <span className={styles.frame} data-inline={children === undefined || undefined}>
    {children}
    {count > 0 && (
      <>
        <span
          aria-hidden="true"
          className={styles.mark}
          data-dot={dot || undefined}
          data-figure={dot ? undefined : countText(count, most, language)}
        />
        <span className={visuallyHidden}>{label}</span>
      </>
    )}
  </span>
);
