import { useState } from 'react';
import * as control from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import type { TextControlProps } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { digitsOf } from '#domain/digits-of.ts';
import { passwordScore } from '#domain/password-score.ts';
import * as styles from './PasswordStrength.css.ts';

/** `label` reads "Password strength"; `levels` from weakest to strongest. */
interface StrengthLabels {
  label: string;
  levels: [string, string, string, string];
  /** What helps while the password is weak or fair: "Add another word." */
  advice?: string | undefined;
}

interface PasswordStrengthProps {
  password: string;
  labels: StrengthLabels;
  /** Words that say who it is, such as the username: they add nothing. */
  personal?: readonly string[] | undefined;
}

/** Four bars and a word: how hard the password is to guess. Its room stays when it is empty. */
const PasswordStrength = ({ password, labels, personal = [] }: PasswordStrengthProps) => {
  const empty = password === '';
  const score = passwordScore(password, personal);
  const level = empty ? '' : labels.levels[score];
  return (
    <div className={styles.meter} data-score={empty ? undefined : score}>
      <div
        role="meter"
        aria-label={labels.label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={empty ? 0 : score + 1}
        aria-valuetext={level || undefined}
        className={styles.bars}
      >
        {labels.levels.map((word, index) => (
          <span
            key={word}
            className={styles.bar}
            data-on={(!empty && index <= score) || undefined}
          />
        ))}
      </div>
      <span role="status" className={styles.word}>
        {level}
      </span>
      {labels.advice && !empty && score < 2 && (
        <span className={styles.advice}>{labels.advice}</span>
      )}
    </div>
  );
};

/** A phone may type the digits of its own language; whatever is no digit stays, to be told as wrong. */
const plainDigits = (typed: string): string =>
  Array.from(typed, (character) => digitsOf(character) || character).join('');

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
              onChange={({ currentTarget: { value } }) =>
                onChange(numeric ? plainDigits(value) : value)
              }
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
