import { useEffect, useRef } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import * as styles from './TableRow.css.ts';

/** A box that chooses a row, or all of them; its words are only said. */
export const SelectBox = ({
  label,
  checked,
  some = false,
  disabled,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Some of what this box stands for is chosen. */
  some?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  }, [some]);
  return (
    <label className={styles.boxTarget}>
      <input
        ref={input}
        type="checkbox"
        className={box}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
};
