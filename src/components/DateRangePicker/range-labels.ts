import type { QuickRange, DateRangeError } from './day-range.ts';

/** Names of the parts of a `DateRangePicker`. */
export interface RangeLabels {
  /** The button that opens the calendar. */
  open: string;
  close: string;
  /** Before the first and the last day: "From", "To". */
  start: string;
  end: string;
  previousMonth: string;
  nextMonth: string;
  /** Names the list of quick ranges. */
  quick: string;
  ranges: Record<QuickRange, string>;
  /** What is said of a range that cannot be. */
  errors: Record<DateRangeError, string>;
}
