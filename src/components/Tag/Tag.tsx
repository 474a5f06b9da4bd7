import type { ReactNode } from 'react';
import { press } from '../Button/press.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './Tag.css.ts';

export interface TagProps {
  children: ReactNode;
  /** What kind of thing it stands for. */
  icon?: IconName | undefined;
  tone?: 'neutral' | 'primary' | 'accent' | undefined;
  /** With `removeLabel` it can be taken away. */
  onRemove?: (() => void) | undefined;
  /** The name of the button that takes it away, with the tag's own words: "Remove Slots". */
  removeLabel?: string | undefined;
  /** It cannot be taken away now. */
  disabled?: boolean | undefined;
}

/** A keyword of the thing it stands on, or a choice that can be taken back. */
export const Tag = ({
  children,
  icon,
  tone = 'neutral',
  onRemove,
  removeLabel,
  disabled,
}: TagProps) => (
  <span className={styles.tag({ tone })}>
    {icon && <Icon name={icon} size={16} />}
    <span className={styles.text}>{children}</span>
    {onRemove && removeLabel && (
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel}
        disabled={disabled}
        onClick={(event) => press(event, onRemove)}
      >
        <Icon name="close" size={14} />
      </button>
    )}
  </span>
);
