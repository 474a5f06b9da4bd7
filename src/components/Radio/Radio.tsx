import type { ReactNode, Ref } from 'react';
import * as styles from './Radio.css.ts';

export interface RadioProps {
  /** One name for all that belong together: the browser lets one of them hold. */
  name: string;
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  checked: boolean;
  onSelect: () => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** `card` frames it: for few, weighty choices. */
  variant?: 'plain' | 'card' | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One of several choices; the whole row is the target. `RadioGroup` draws a list of them with
 * legend and error; alone it serves where choices stand in a table or a layout of their own.
 */
export const Radio = ({
  name,
  value,
  label,
  description,
  checked,
  onSelect,
  onBlur,
  disabled,
  variant = 'plain',
  inputRef,
}: RadioProps) => (
  <label className={styles.option} data-variant={variant}>
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      ref={inputRef}
      className={styles.dot}
      onChange={onSelect}
      onBlur={onBlur}
    />
    <span className={styles.text}>
      <span>{label}</span>
      {description && <span className={styles.description}>{description}</span>}
    </span>
  </label>
);
