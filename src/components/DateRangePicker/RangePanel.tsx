import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import * as date from '../DateField/DateField.css.ts';
import { SheetHead } from '../Sheet/SheetHead.tsx';
import * as sheet from '../Sheet/Sheet.css.ts';
import { checkRange, type DayRange, type QuickRange, quickRange } from './day-range.ts';
import type { RangeBounds } from './day-range.ts';
import type { RangeLabels } from './range-labels.ts';
import * as styles from './DateRangePicker.css.ts';
import { below } from '#theme/breakpoints.ts';
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

/** A month as a table of days, in which two presses mark a range. */
const RangeMonth = ({ labels }: { labels: RangeLabels }) => (
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
        {(day) => (
          <CalendarCell date={day} className={styles.day}>
            {({ formattedDate }) => <span className={styles.dayDisc}>{formattedDate}</span>}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  </RangeCalendar>
);

export interface RangePanelProps extends RangeBounds {
  label: string;
  labels: RangeLabels;
  quick: readonly QuickRange[];
  today: string | undefined;
  value: DayRange | null;
  onChange: (range: DayRange) => void;
}

/** What the picker opens: quick ranges and a month, beside the field or in a sheet on a phone. */
export const RangePanel = (props: RangePanelProps) => {
  const { label, labels } = props;
  const picker = useContext(DateRangePickerStateContext);
  const isPhone = useIsPhone();
  const body = (
    <div className={styles.panel}>
      <QuickRanges {...props} onDone={() => picker?.setOpen(false)} />
      <RangeMonth labels={labels} />
    </div>
  );
  if (!isPhone) {
    return (
      <Popover className={date.panel}>
        <Dialog aria-label={label} className={styles.dialog}>
          {body}
        </Dialog>
      </Popover>
    );
  }
  return (
    <RangeSheet>
      <SheetHead title={label} closeLabel={labels.close} onClose={() => picker?.setOpen(false)} />
      <ScrollBody className={sheet.body}>{body}</ScrollBody>
    </RangeSheet>
  );
};

const RangeSheet = ({ children }: { children: ReactNode }) => (
  <ModalOverlay isDismissable className={sheet.overlay}>
    <Modal className={sheet.panel({ side: 'bottom' })}>
      <Dialog className={sheet.dialog}>{children}</Dialog>
    </Modal>
  </ModalOverlay>
);

const QuickRanges = ({
  labels,
  quick,
  today = todayIn(getLocalTimeZone()).toString(),
  value,
  onChange,
  onDone,
  ...bounds
}: RangePanelProps & { onDone: () => void }) => {
  if (quick.length === 0) return null;
  return (
    <div role="group" aria-label={labels.quick} className={styles.quick}>
      {quick.map((kind) => {
        const range = quickRange(kind, today);
        return (
          <button
            key={kind}
            type="button"
            className={styles.range}
            aria-pressed={range.start === value?.start && range.end === value.end}
            disabled={checkRange(range, bounds) !== null}
            onClick={() => {
              onChange(range);
              onDone();
            }}
          >
            {labels.ranges[kind]}
          </button>
        );
      })}
    </div>
  );
};

const phone = below('tablet');

const watch = (onChange: () => void): (() => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is narrower than 640 px, where sheets take the place of popovers. */
const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(phone).matches,
    () => false,
  );
