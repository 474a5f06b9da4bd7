import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.tsx';
import { PickList } from './PickList.tsx';
import { YearList } from './YearList.tsx';
import * as styles from './DateCalendar.css.ts';

/** Names of a calendar's parts. */
export interface CalendarWords {
  open: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
}

/** A month as a table of days, with lists for month and year: a birthday is decades away. */
export const DateCalendar = ({ words }: { words: CalendarWords }) => (
  <Calendar className={styles.calendar}>
    <header className={styles.header}>
      <Button slot="previous" aria-label={words.previousMonth} className={styles.step}>
        <Icon name="chevronStart" size={20} />
      </Button>
      <span className={styles.lists}>
        <CalendarMonthPicker format="short">
          {({ items, value, onChange }) => (
            <PickList label={words.month} items={items} value={value} onChange={onChange} />
          )}
        </CalendarMonthPicker>
        <YearList label={words.year} />
      </span>
      <Button slot="next" aria-label={words.nextMonth} className={styles.step}>
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
