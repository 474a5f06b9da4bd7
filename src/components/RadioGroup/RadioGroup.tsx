import { type ReactNode, type Ref, useId } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { FieldMessage, RequiredMark } from '../Field/Field.tsx';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import * as field from '../Field/Field.css.ts';
import { Radio } from '../Radio/Radio.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldLabels, FieldBinding<string> {
  options: RadioOption[];
  /** `cards` frames each option: for few, weighty choices. */
  variant?: 'plain' | 'cards';
  disabled?: boolean | undefined;
  /** The element of the chosen option, else of the first: takes the focus on an error. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One choice of a few, all in sight. */
export const RadioGroup = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  options,
  variant = 'plain',
  name,
  value,
  onChange,
  onBlur,
  disabled,
  inputRef,
}: RadioGroupProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const chosen = options.findIndex((option) => option.value === value);
  const focusIndex = chosen === -1 ? options.findIndex((option) => !option.disabled) : chosen;
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className={labelHidden ? visuallyHidden : styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={field.hint}>
          {hint}
        </div>
      )}
      <div className={styles.options} data-variant={variant}>
        {options.map((option, index) => (
          <Radio
            {...option}
            key={option.value}
            name={name ?? id}
            variant={variant === 'cards' ? 'card' : 'plain'}
            checked={option.value === value}
            inputRef={index === focusIndex ? inputRef : undefined}
            onSelect={() => onChange(option.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`} text={error} />}
    </fieldset>
  );
};
