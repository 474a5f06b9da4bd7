import { useMemo } from 'react';
import { countGraphemes } from '#domain/count-graphemes.ts';
import * as control from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import type { TextControlProps } from '../Field/field-props.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends TextControlProps<HTMLTextAreaElement> {
  rows?: number | undefined;
  /** Graphemes allowed; the counter shows it. Typing past it is possible and marked. */
  maxLength?: number | undefined;
  /** For instance `(count, max) => t('common.counter', { count, max })`. */
  counterText?: ((count: number, max: number) => string) | undefined;
}

/** Several lines of text with a counter of what a person sees as characters. */
export const TextArea = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  onChange,
  inputRef,
  maxLength,
  counterText = (count, max) => `${count} / ${max}`,
  rows = 4,
  ...rest
}: TextAreaProps) => {
  const count = useMemo(() => countGraphemes(rest.value), [rest.value]);
  const over = maxLength !== undefined && count > maxLength;
  const counter = maxLength !== undefined && (
    <span data-over={over || undefined} className={styles.counter}>
      {counterText(count, maxLength)}
    </span>
  );
  return (
    <Field {...{ label, labelHidden, hint, error, required, counter }}>
      {(aria) => (
        <div className={control.frame}>
          <textarea
            {...rest}
            {...aria}
            aria-invalid={over || aria['aria-invalid']}
            ref={inputRef}
            rows={rows}
            className={styles.area}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
};
