import type { Key } from 'react-aria-components';
import * as styles from './DateCalendar.css.ts';

/** The system's own list for a month or a year: fast on phones, searched by typing. */
export const PickList = ({
  label,
  items,
  value,
  onChange,
}: {
  label: string;
  items: readonly { id: Key; formatted: string }[];
  value: Key;
  onChange: (key: Key | null) => void;
}) => (
  <select
    aria-label={label}
    className={styles.list}
    value={String(value)}
    onChange={(event) => {
      const chosen = items.find((item) => String(item.id) === event.currentTarget.value);
      if (chosen) onChange(chosen.id);
    }}
  >
    {items.map((item) => (
      <option key={item.id} value={String(item.id)}>
        {item.formatted}
      </option>
    ))}
  </select>
);
