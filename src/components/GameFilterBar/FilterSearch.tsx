import { useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './GameFilterBar.css.ts';

/** Longer than any game's name. */
const LONGEST_NAME = 80;

export interface FilterSearchProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  clearLabel: string;
}

/** A part of a game's name; Esc and the cross empty it. */
export const FilterSearch = ({ label, value, onChange, clearLabel }: FilterSearchProps) => {
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
