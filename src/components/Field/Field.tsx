import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';
import type { FieldLabels } from './field-props.ts';

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldLabels {
  /** Right of the hint line, for instance "12 / 140". */
  counter?: ReactNode;
  /** Draws the control; spread what it receives on the focusable element. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint, control, and the error with its icon under it. */
export const Field = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  counter,
  children,
}: FieldProps) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {children(control)}
      {(error || counter) && (
        <div className={styles.foot}>
          {error && <FieldMessage id={errorId} text={error} />}
          {counter && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
};

/** The star after a label; the control itself carries `aria-required`. */
export const RequiredMark = () => (
  <span aria-hidden="true" className={styles.required}>
    *
  </span>
);

/** A field's error: icon and words, so that color is not its only sign. */
export const FieldMessage = ({ id, text }: { id?: string | undefined; text: string }) => (
  <span id={id} className={styles.error}>
    <Icon name="warning" size="1.25em" />
    <span>{text}</span>
  </span>
);
