import { Icon } from '../Icon/Icon.tsx';
import * as styles from './GameFilterBar.css.ts';

/** One entry of a menu. */
export interface ChoiceOption {
  value: string;
  label: string;
}

export interface FilterChoiceProps {
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A menu of one choice, as the system draws it. */
export const FilterChoice = ({ label, options, value, onChange }: FilterChoiceProps) => (
  <span className={styles.choice}>
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <span className={styles.arrow}>
      <Icon name="chevronDown" size={18} />
    </span>
  </span>
);
