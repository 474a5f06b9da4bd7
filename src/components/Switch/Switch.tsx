import { type ReactNode, type Ref, useId } from 'react';
import type { FieldBinding } from '../Field/field-props.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends FieldBinding<boolean> {
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** On or off, and it holds at once; use a Checkbox where a form is sent. */
export const Switch = ({ label, hint, value, onChange, inputRef, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        ref={inputRef}
        checked={value}
        aria-checked={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.track}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
};
