import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { checkRange, type DayRange } from '#components/DateRangePicker/day-range.ts';
import { serverNowMs } from '#components/Countdown/server-clock.ts';
import { DateRangePicker } from '#components/DateRangePicker/DateRangePicker.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useSettings } from '../settings/use-settings.ts';

import { dayBounds, type Period, presets } from './period.ts';
import type { RangeLabels } from '#components/DateRangePicker/DateRangePicker.tsx';

export interface PeriodFilterProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** Of which days a list tells: one of the usual ranges, or days of one's own. */
export const PeriodFilter = ({ value, onChange }: PeriodFilterProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="x3">
      <ChipRow label={t('history.period')}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            icon={preset === 'custom' ? 'calendar' : undefined}
            selected={preset === value.preset}
            onChange={() => onChange({ ...value, preset })}
          >
            {t(`history.presets.${preset}`)}
          </Chip>
        ))}
      </ChipRow>
      {value.preset === 'custom' && <OwnDays value={value} onChange={onChange} />}
    </Stack>
  );
};

/** Two days of one's own. */
export const OwnDays = ({ value: { days }, onChange }: PeriodFilterProps) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const [{ min, max }] = useState(() => dayBounds(timeZone, new Date(serverNowMs())));
  // What is being typed may not be days that can be asked for yet.
  const [typed, setTyped] = useState(days && { start: days.from, end: days.to });
  const [shown, setShown] = useState(days);
  // Days that come from elsewhere, such as by the browser's way back, take the place of what was typed.
  if (days?.from !== shown?.from || days?.to !== shown?.to) {
    setShown(days);
    setTyped(days && { start: days.from, end: days.to });
  }
  const choose = (range: DayRange | null) => {
    setTyped(range);
    const isGood = range !== null && checkRange(range, { min, max }) === null;
    if (isGood) onChange({ preset: 'custom', days: { from: range.start, to: range.end } });
  };
  return (
    <DateRangePicker
      label={t('history.days')}
      hint={t('history.daysHint')}
      labels={useRangeLabels()}
      quick={[]}
      calendar="gregorian"
      {...{ min, max, today: max }}
      value={typed}
      onChange={choose}
    />
  );
};

/** The words of a choice of days. */
const useRangeLabels = (): RangeLabels => {
  const { t } = useTranslation();
  return {
    open: t('history.range.open'),
    close: t('common.close'),
    start: t('history.range.start'),
    end: t('history.range.end'),
    previousMonth: t('history.range.previousMonth'),
    nextMonth: t('history.range.nextMonth'),
    quick: t('history.period'),
    ranges: {
      today: t('history.presets.today'),
      last7: t('history.presets.last7'),
      last30: t('history.presets.last30'),
      next7: t('history.range.next7'),
      next30: t('history.range.next30'),
    },
    errors: {
      reversed: t('history.range.reversed'),
      outside: t('history.range.outside'),
      tooLong: t('history.range.tooLong'),
    },
  };
};
