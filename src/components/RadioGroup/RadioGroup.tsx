import { type ReactNode, type Ref, useId } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { FieldMessage, RequiredMark } from '../Field/Field.tsx';
import type { FieldBinding, FieldWords } from '../Field/field-props.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldWords, FieldBinding<string> {
  options: RadioOption[];
  /** `cards` frames each option: for few, weighty choices. */
  variant?: 'plain' | 'cards';
  disabled?: boolean | undefined;
  /** The first option's element: takes the focus on an error. */
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
            key={option.value}
            option={option}
            name={name ?? id}
            checked={option.value === value}
            inputRef={index === 0 ? inputRef : undefined}
            onSelect={() => onChange(option.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`} text={error} />}
    </fieldset>
  );
};

const Radio = ({
  option,
  name,
  checked,
  inputRef,
  onSelect,
  onBlur,
}: {
  option: RadioOption;
  name: string;
  checked: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onSelect: () => void;
  onBlur: (() => void) | undefined;
}) => (
  <label className={styles.option}>
    <input
      type="radio"
      name={name}
      value={option.value}
      checked={checked}
      disabled={option.disabled}
      ref={inputRef}
      className={styles.dot}
      onChange={onSelect}
      onBlur={onBlur}
    />
    <span className={styles.words}>
      <span>{option.label}</span>
      {option.description && <span className={styles.description}>{option.description}</span>}
    </span>
  </label>
);
