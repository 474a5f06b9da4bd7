import { useContext } from 'react';
import { CalendarStateContext, CalendarYearPicker } from 'react-aria-components/Calendar';
import { PickList } from './PickList.tsx';

/** The years of the calendar; a century of them, since a birthday is decades away. */
export const YearList = ({ label }: { label: string }) => {
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
