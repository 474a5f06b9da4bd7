import { useId } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment {
  value: string;
  label: string;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps {
  label: string;
  options: Segment[];
  value: string;
  onChange: (value: string) => void;
  /** Shows only the icons; the words stay for a screen reader. */
  iconsOnly?: boolean | undefined;
  fullWidth?: boolean | undefined;
}

/** One choice of two to five short ones, which holds at once. */
export const SegmentedControl = ({
  label,
  options,
  value,
  onChange,
  iconsOnly = false,
  fullWidth = false,
}: SegmentedControlProps) => {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.track}
      data-full={fullWidth || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className={visuallyHidden}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={18} />}
          <span className={iconsOnly ? visuallyHidden : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
