import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import * as calendar from '../DateField/DateCalendar.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { RangeLabels } from './range-labels.ts';
import * as styles from './DateRangePicker.css.ts';

/** A month as a table of days, in which two presses mark a range. */
export const RangeMonth = ({ labels }: { labels: RangeLabels }) => (
  <RangeCalendar className={calendar.calendar}>
    <header className={calendar.header}>
      <Button slot="previous" aria-label={labels.previousMonth} className={calendar.step}>
        <Icon name="chevronStart" size={20} />
      </Button>
      <CalendarHeading className={styles.heading} />
      <Button slot="next" aria-label={labels.nextMonth} className={calendar.step}>
        <Icon name="chevronEnd" size={20} />
      </Button>
    </header>
    <CalendarGrid className={calendar.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={calendar.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell date={date} className={styles.day}>
            {({ formattedDate }) => <span className={styles.dayDisc}>{formattedDate}</span>}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  </RangeCalendar>
);
