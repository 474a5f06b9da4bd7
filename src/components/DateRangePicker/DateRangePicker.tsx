import { parseDate } from '@internationalized/date';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
  Group,
} from 'react-aria-components/DateRangePicker';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import * as control from '../Field/control.css.ts';
import * as date from '../DateField/DateField.css.ts';
import { AriaFieldLabels } from '../Field/AriaFieldLabels.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { checkRange, type DayRange, isBeyond } from './day-range.ts';
import type { QuickRange, RangeBounds } from './day-range.ts';
import { RangePanel } from './RangePanel.tsx';
import type { RangeLabels } from './range-labels.ts';
import * as styles from './DateRangePicker.css.ts';

export type { QuickRange } from './day-range.ts';
export type { RangeLabels } from './range-labels.ts';

export interface DateRangePickerProps
  extends FieldLabels, FieldBinding<DayRange | null>, RangeBounds {
  labels: RangeLabels;
  /** Which quick ranges are offered; those out of bounds cannot be pressed. */
  quick?: readonly QuickRange[] | undefined;
  /** The day at the house's own place, yyyy-MM-dd; that of the player's clock when left out. */
  today?: string | undefined;
  /** Whose months and years are shown: the page language's own (Thai, Persian), or Gregorian ones. */
  calendar?: 'language' | 'gregorian' | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<{ focus: () => void }> | undefined;
}

const everyQuick: readonly QuickRange[] = ['today', 'last7', 'last30', 'next7', 'next30'];

/**
 * Two days and all between them: typed part by part, marked in a month, or by a quick range. The
 * value is days without a clock (ISO 8601), so no time zone can move it; null when empty.
 */
export const DateRangePicker = ({
  labels,
  quick = everyQuick,
  today,
  calendar = 'language',
  disabled = false,
  inputRef,
  value,
  onChange,
  ...props
}: DateRangePickerProps) => {
  const { label, labelHidden, hint, required = false, min, max, maxDays } = props;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const limitError = value && checkRange(value, { min, max, maxDays });
  const error = props.error ?? (limitError ? labels.errors[limitError] : undefined);
  const panel = { label, labels, quick, today, value, onChange, min, max, maxDays };
  return (
    <PageLocale>
      <CalendarOf calendar={calendar}>
        <AriaDateRangePicker
          className={field.field}
          value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
          onChange={(range) =>
            onChange(range && { start: isoOf(range.start), end: isoOf(range.end) })
          }
          granularity="day"
          isDisabled={disabled}
          isInvalid={error !== undefined}
          isRequired={required}
          isDateUnavailable={(day, anchor) => isBeyond(day, anchor, maxDays)}
          validationBehavior="aria"
          {...(props.onBlur && { onBlur: props.onBlur })}
          {...(min !== undefined && { minValue: parseDate(min) })}
          {...(max !== undefined && { maxValue: parseDate(max) })}
        >
          <AriaFieldLabels {...{ label, labelHidden, hint, error, required }}>
            <Group ref={group} className={styles.frame}>
              <Day slot="start" word={labels.start} />
              <Day slot="end" word={labels.end} />
              <Button className={control.innerButton} aria-label={labels.open}>
                <Icon name="calendar" size={20} />
              </Button>
            </Group>
          </AriaFieldLabels>
          <RangePanel {...panel} />
        </AriaDateRangePicker>
      </CalendarOf>
    </PageLocale>
  );
};

const isoOf = (day: { toString: () => string }): string => day.toString().slice(0, 10);

const Day = ({ slot, word }: { slot: 'start' | 'end'; word: string }) => (
  <span className={styles.part}>
    <span aria-hidden="true" className={styles.word}>
      {word}
    </span>
    <DateInput slot={slot} className={styles.input}>
      {(segment) => <DateSegment segment={segment} className={date.segment} />}
    </DateInput>
  </span>
);

/** The page's language with the Gregorian calendar, where that was asked for. */
const CalendarOf = ({
  calendar,
  children,
}: {
  calendar: 'language' | 'gregorian';
  children: ReactNode;
}) => {
  const { locale } = useLocale();
  if (calendar === 'language') return children;
  return <I18nProvider locale={`${locale}-u-ca-gregory`}>{children}</I18nProvider>;
};
