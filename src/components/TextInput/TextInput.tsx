import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import * as control from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import type { TextControlProps } from '../Field/field-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface TextInputProps extends TextControlProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'tel' | 'url'> | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Names, codes and addresses are not prose: off unless told. */
  spellCheck?: boolean | undefined;
  readOnly?: boolean | undefined;
  maxLength?: number | undefined;
  /** An icon or a unit before the text. */
  leading?: ReactNode;
  /** A button or a unit after the text. */
  trailing?: ReactNode;
  /** Says what is being waited for, and shows a spinner: a name is being looked up. */
  busyLabel?: string | undefined;
}

/** One line of text with its label, hint and error. */
export const TextInput = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  onChange,
  inputRef,
  leading,
  trailing,
  busyLabel,
  type = 'text',
  spellCheck = false,
  ...rest
}: TextInputProps) => (
  <Field {...{ label, labelHidden, hint, error, required }}>
    {(aria) => (
      <div className={control.frame}>
        {leading && <span className={control.addOn}>{leading}</span>}
        <input
          {...rest}
          {...aria}
          ref={inputRef}
          type={type}
          spellCheck={spellCheck}
          autoCapitalize="none"
          className={control.input}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {busyLabel && (
          <span className={control.innerButton}>
            <Spinner size={20} label={busyLabel} />
          </span>
        )}
        {trailing}
      </div>
    )}
  </Field>
);
