import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { FieldMessage, RequiredMark } from '../Field/Field.tsx';
import type { FieldBinding } from '../Field/field-props.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends FieldBinding<boolean> {
  /** May hold links: "I am 18 or older and accept the terms". */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Some of what this box stands for is chosen. */
  indeterminate?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A box to tick; the whole row is the target. */
export const Checkbox = ({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  indeterminate = false,
  inputRef,
  ...rest
}: CheckboxProps) => {
  const id = useId();
  const row = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    // No attribute says it: the half-way state can only be set on the element.
    const box = row.current?.querySelector('input');
    if (box) box.indeterminate = indeterminate;
  }, [indeterminate]);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label ref={row} className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          ref={inputRef}
          checked={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={styles.box}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles.note}>
          {hint}
        </div>
      )}
      {error && (
        <div className={styles.note}>
          <FieldMessage id={`${id}-error`} text={error} />
        </div>
      )}
    </div>
  );
};
