import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DateCalendar.css.ts';
import { useContext } from 'react';
import type { Key } from 'react-aria-components';

/** The system's own list for a month or a year: fast on phones, searched by typing. */
const PickList = ({
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

/** Names of a calendar's parts. */
export interface CalendarLabels {
  open: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
}

/** A month as a table of days, with lists for month and year: a birthday is decades away. */
export const DateCalendar = ({ labels }: { labels: CalendarLabels }) => (
  <Calendar className={styles.calendar}>
    <header className={styles.header}>
      <Button slot="previous" aria-label={labels.previousMonth} className={styles.step}>
        <Icon name="chevronStart" size={20} />
      </Button>
      <span className={styles.lists}>
        <CalendarMonthPicker format="short">
          {({ items, value, onChange }) => (
            <PickList label={labels.month} items={items} value={value} onChange={onChange} />
          )}
        </CalendarMonthPicker>
        <YearList label={labels.year} />
      </span>
      <Button slot="next" aria-label={labels.nextMonth} className={styles.step}>
        <Icon name="chevronEnd" size={20} />
      </Button>
    </header>
    <CalendarGrid className={styles.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={styles.day} />}
      </CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);

/** The years of the calendar; a century of them, since a birthday is decades away. */
const YearList = ({ label }: { label: string }) => {
  const calendar = useContext(CalendarStateContext);
  return (
    <CalendarYearPicker visibleYears={100}>
      {({ items, value }) => (
        <PickList
          label={label}
          items={items}
          value={value}
          // The picker's own change would also jump to another month near a bound.
          onChange={(key) => {
            const year = items.find(({ id }) => id === key)?.date;
            if (!calendar || !year) return;
            const { focusedDate } = calendar;
            calendar.setFocusedDate(focusedDate.set({ era: year.era, year: year.year }));
          }}
        />
      )}
    </CalendarYearPicker>
  );
};
