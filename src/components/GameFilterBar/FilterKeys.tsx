import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './GameFilterBar.css.ts';

/** One stop of the dial. */
export interface FilterKey {
  value: string;
  label: string;
  icon: IconName;
}

export interface FilterKeysProps {
  label: string;
  options: readonly FilterKey[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice of a few; on a phone only the chosen one shows its word beside its icon. */
export const FilterKeys = ({ label, options, value, onChange }: FilterKeysProps) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.keys}>
      {options.map((option) => (
        <label key={option.value} className={styles.key} title={option.label}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Icon name={option.icon} size={18} />
          <span className={styles.keyWord}>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
