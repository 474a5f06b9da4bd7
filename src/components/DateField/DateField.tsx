import { parseDate } from '@internationalized/date';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment, Group } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as control from '../Field/control.css.ts';
import { AriaFieldLabels } from '../Field/AriaFieldLabels.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { DateCalendar, type CalendarLabels } from './DateCalendar.tsx';
import { isoDay } from './iso-day.ts';
import * as styles from './DateField.css.ts';

export interface DateFieldProps extends FieldLabels, FieldBinding<string> {
  /** First day that may be chosen, as `value`: yyyy-MM-dd. */
  min?: string | undefined;
  max?: string | undefined;
  /** Names of the calendar's parts. */
  labels: CalendarLabels;
  disabled?: boolean | undefined;
  inputRef?: Ref<{ focus: () => void }> | undefined;
}

/**
 * A day, typed part by part or picked from a calendar, in the order and the calendar of the
 * page's language. The value is ISO 8601 (yyyy-MM-dd), '' when empty.
 */
export const DateField = ({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  labels,
  disabled = false,
  inputRef,
}: DateFieldProps) => {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  return (
    <PageLocale>
      <DatePicker
        className={field.field}
        value={value === '' ? null : parseDate(value)}
        onChange={(date) => {
          const day = date ? isoDay(date) : '';
          // Anything else keeps the day that is shown.
          if (day !== undefined) onChange(day);
        }}
        granularity="day"
        isDisabled={disabled}
        isInvalid={error !== undefined}
        isRequired={required}
        validationBehavior="aria"
        {...(name !== undefined && { name })}
        {...(onBlur && { onBlur })}
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
      >
        <AriaFieldLabels {...{ label, labelHidden, hint, error, required }}>
          <Group ref={group} className={control.frame}>
            <DateInput className={styles.input}>
              {(segment) => <DateSegment segment={segment} className={styles.segment} />}
            </DateInput>
            <Button className={control.innerButton} aria-label={labels.open}>
              <Icon name="calendar" size={20} />
            </Button>
          </Group>
        </AriaFieldLabels>
        <Popover className={styles.panel}>
          <Dialog aria-label={label} className={styles.dialog}>
            <DateCalendar labels={labels} />
          </Dialog>
        </Popover>
      </DatePicker>
    </PageLocale>
  );
};
