import { useState } from 'react';
import * as control from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import type { TextControlProps } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PasswordStrength, type StrengthLabels } from './PasswordStrength.tsx';

export interface PasswordInputProps extends TextControlProps {
  /** `current-password` to sign in, `new-password` to choose one: managers need it. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
  maxLength?: number | undefined;
  /** Digits only, as for a payment password: shows the number pad. */
  numeric?: boolean | undefined;
  /** Given: a meter under the field says how hard the password is to guess. */
  strength?: StrengthLabels | undefined;
  /** Words that say who it is, such as the username: the meter counts them as known. */
  personal?: readonly string[] | undefined;
}

/** A password with a button that shows it; paste and password managers stay allowed. */
export const PasswordInput = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  onChange,
  inputRef,
  showLabel,
  hideLabel,
  numeric,
  strength,
  personal,
  ...rest
}: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(aria) => (
        <>
          <div className={control.frame}>
            <input
              {...rest}
              {...aria}
              ref={inputRef}
              type={shown ? 'text' : 'password'}
              inputMode={numeric ? 'numeric' : undefined}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={control.input}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <button
              type="button"
              className={control.innerButton}
              aria-label={shown ? hideLabel : showLabel}
              aria-controls={aria.id}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
            </button>
          </div>
          {strength && (
            <PasswordStrength password={rest.value} labels={strength} personal={personal} />
          )}
        </>
      )}
    </Field>
  );
};
