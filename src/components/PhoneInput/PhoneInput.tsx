import type { Ref } from 'react';
import * as control from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { digitsOf } from '#domain/digits-of.ts';
import type { PhoneCountry } from './phone-country.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PhoneInput.css.ts';

/** "+95" on top of the system's own list, which searches by typing and suits thumbs. */
const DiallingCode = ({
  countries,
  label,
  countryCode,
  disabled,
  onSelect,
}: {
  countries: PhoneCountry[];
  label: string;
  countryCode: string;
  disabled: boolean | undefined;
  onSelect: (countryCode: string) => void;
}) => {
  const chosen = countries.find((country) => country.countryCode === countryCode);
  const code = `+${chosen?.dialingCode ?? ''}`;
  // The role carries that it is disabled: the words beside the list are no part of it.
  const group = disabled && ({ role: 'group', 'aria-disabled': true } as const);
  if (countries.length <= 1) {
    return (
      <span {...group} className={styles.code}>
        {code}
      </span>
    );
  }
  return (
    <span {...group} className={styles.code}>
      <span aria-hidden="true">{code}</span>
      <Icon name="chevronDown" size={16} />
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        className={styles.list}
        value={countryCode}
        disabled={disabled}
        onChange={(event) => onSelect(event.currentTarget.value)}
      >
        {countries.map((country) => (
          <option key={country.countryCode} value={country.countryCode}>
            {country.name} (+{country.dialingCode})
          </option>
        ))}
      </select>
    </span>
  );
};

export type { PhoneCountry } from './phone-country.ts';

/** What was typed: the country that was chosen and the national number, digits only. */
export interface PhoneValue {
  countryCode: string;
  number: string;
}

export interface PhoneInputProps extends FieldLabels, FieldBinding<PhoneValue> {
  countries: PhoneCountry[];
  /** The name of the list: "Country code". */
  codeLabel: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A phone number with its dialling code; the phone's own list and number pad do the work. */
export const PhoneInput = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  countries,
  codeLabel,
  name,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  inputRef,
}: PhoneInputProps) => (
  <Field {...{ label, labelHidden, hint, error, required }}>
    {(aria) => (
      // Numbers run left to right in every script.
      <div className={control.frame} dir="ltr">
        <DiallingCode
          countries={countries}
          label={codeLabel}
          disabled={disabled}
          countryCode={value.countryCode}
          onSelect={(countryCode) => onChange({ ...value, countryCode })}
        />
        <input
          {...aria}
          ref={inputRef}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          name={name}
          value={value.number}
          placeholder={placeholder}
          disabled={disabled}
          className={control.input}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...value, number: digitsOf(event.currentTarget.value) })}
        />
      </div>
    )}
  </Field>
);
