import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { checkRange, type DayRange } from '#components/DateRangePicker/day-range.ts';
import { DateRangePicker } from '#components/DateRangePicker/DateRangePicker.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useSettings } from '../settings/use-settings.ts';

import { dayBounds, type Period, presets } from './period.ts';
import { useRangeWords } from './use-range-words.ts';

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

const OwnDays = ({ value: { days }, onChange }: PeriodFilterProps) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const [{ min, max }] = useState(() => dayBounds(timeZone, new Date()));
  // What is being typed may not be days that can be asked for yet.
  const [typed, setTyped] = useState(days && { start: days.from, end: days.to });
  const choose = (range: DayRange | null) => {
    setTyped(range);
    const isGood = range !== null && checkRange(range, { min, max }) === null;
    if (isGood) onChange({ preset: 'custom', days: { from: range.start, to: range.end } });
  };
  return (
    <DateRangePicker
      label={t('history.days')}
      hint={t('history.daysHint')}
      words={useRangeWords()}
      quick={[]}
      calendar="gregorian"
      {...{ min, max, today: max }}
      value={typed}
      onChange={choose}
    />
  );
};
