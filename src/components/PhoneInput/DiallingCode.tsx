import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PhoneInput.css.ts';
import type { PhoneCountry } from './phone-country.ts';

/** "+95" on top of the system's own list, which searches by typing and suits thumbs. */
export const DiallingCode = ({
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
