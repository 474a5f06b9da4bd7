import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './StatusPill.css.ts';

/** How good or bad a state is for the player. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface StatusPillProps {
  /** The state in words: "Paid", "In process". */
  children: string;
  tone?: StatusTone | undefined;
  /** Another sign than the tone's own. */
  icon?: IconName | undefined;
  /** A spinner takes the place of the sign: the state will change by itself. */
  busy?: boolean | undefined;
}

const icons: Record<StatusTone, IconName> = {
  neutral: 'minus',
  info: 'clock',
  success: 'check',
  warning: 'warning',
  danger: 'close',
};

/** The state of a record, by a sign and a word, never by its color alone. */
export const StatusPill = ({ children, tone = 'neutral', icon, busy = false }: StatusPillProps) => (
  <span className={styles.tones[tone]}>
    <span className={styles.signs[tone]}>
      {busy ? <Spinner size={14} /> : <Icon name={icon ?? icons[tone]} size={14} />}
    </span>
    {children}
  </span>
);
