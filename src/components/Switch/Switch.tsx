import { type ReactNode, type Ref, useId } from 'react';
import { FieldMessage } from '../Field/Field.tsx';
import type { FieldBinding } from '../Field/field-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends FieldBinding<boolean> {
  label: ReactNode;
  hint?: ReactNode;
  /** Why it could not be set; it shows what still holds. */
  error?: string | undefined;
  /** Says that the change is under way: it cannot be pressed again until it holds. */
  busyLabel?: string | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** On or off, and it holds at once; use a Checkbox where a form is sent. */
export const Switch = ({
  label,
  hint,
  error,
  busyLabel,
  value,
  onChange,
  inputRef,
  ...rest
}: SwitchProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        {error && (
          <span className={styles.error}>
            <FieldMessage id={`${id}-error`} text={error} />
          </span>
        )}
      </span>
      {busyLabel && <Spinner size={20} label={busyLabel} />}
      <input
        {...rest}
        type="checkbox"
        role="switch"
        ref={inputRef}
        checked={value}
        aria-checked={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        aria-disabled={busyLabel ? true : undefined}
        className={styles.track}
        onChange={(event) => !busyLabel && onChange(event.currentTarget.checked)}
      />
    </label>
  );
};
