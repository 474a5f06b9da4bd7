import * as styles from './GameFilterBar.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useId, useRef } from 'react';
import type { IconName } from '../Icon/icon-paths.ts';

/** Longer than any game's name. */
const LONGEST_NAME = 80;

interface FilterSearchProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  clearLabel: string;
}

/** A part of a game's name; Esc and the cross empty it. */
const FilterSearch = ({ label, value, onChange, clearLabel }: FilterSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={styles.search}>
      <span className={styles.sign}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_NAME}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && value !== '' && clear()}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
    </span>
  );
};

/** One stop of the dial. */
interface FilterKey {
  value: string;
  label: string;
  icon: IconName;
}

interface FilterKeysProps {
  label: string;
  options: readonly FilterKey[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice of a few; on a phone only the chosen one shows its word beside its icon. */
const FilterKeys = ({ label, options, value, onChange }: FilterKeysProps) => {
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

/** One entry of a menu. */
interface ChoiceOption {
  value: string;
  label: string;
}

interface FilterChoiceProps {
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A menu of one choice, as the system draws it. */
const FilterChoice = ({ label, options, value, onChange }: FilterChoiceProps) => (
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

/** One thing that a list of games can be narrowed by. */
export interface GameFilter<Value extends string = string> {
  /** What is chosen here, for a screen reader. */
  label: string;
  options: readonly ChoiceOption[];
  value: Value;
  onChange: (value: string) => void;
}

export interface GameFilterBarProps {
  /** The name of the bar: "Filter the games". */
  label: string;
  /** New, favourites, all, hot, recent; left out where a list has none of them. */
  keys?:
    | {
        label: string;
        options: readonly FilterKey[];
        value: string;
        onChange: (value: string) => void;
      }
    | undefined;
  /** The kinds of one category: all, favourite, recent, then the vendor's own classes. */
  classes?: GameFilter | undefined;
  vendors?: GameFilter | undefined;
  search?:
    | {
        label: string;
        value: string;
        onChange: (text: string) => void;
        clearLabel: string;
      }
    | undefined;
}

/**
 * What a long list of games is narrowed by: a key, a kind, a vendor, a part of the name. Knows
 * nothing of games; whoever uses it decides what each choice means.
 */
export const GameFilterBar = ({ label, keys, classes, vendors, search }: GameFilterBarProps) => (
  <search aria-label={label} className={styles.bar}>
    {keys && <FilterKeys {...keys} />}
    {(classes ?? vendors) && (
      <div className={styles.selects}>
        {classes && <FilterChoice {...classes} />}
        {vendors && <FilterChoice {...vendors} />}
      </div>
    )}
    {search && <FilterSearch {...search} />}
  </search>
);
