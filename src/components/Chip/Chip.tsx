import type { ReactNode } from 'react';
import { press } from '../Button/press.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  /** Whether it is on; the caller holds it. */
  selected: boolean;
  onChange: (selected: boolean) => void;
  /** Stands before the words. */
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

/** A filter that is on or off; several stand in a `Cluster`. */
export const Chip = ({ children, selected, onChange, icon, disabled }: ChipProps) => (
  <button
    type="button"
    className={styles.chip}
    aria-pressed={selected}
    disabled={disabled}
    onClick={(event) => press(event, () => onChange(!selected))}
  >
    {icon && <Icon name={icon} size={18} />}
    <span className={styles.text}>{children}</span>
  </button>
);
