import { serverNowMs } from '#components/Countdown/server-clock.ts';
import { dayIn, daysOfPreset } from '#domain/date-presets.ts';

import type { Period } from '../../records/period.ts';
import { PeriodFilter } from '../../records/PeriodFilter.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { periodChange, periodOf, type RangeChoice } from './range-choice.ts';

interface ReportPeriodProps {
  choice: Pick<RangeChoice, 'preset' | 'from' | 'to'>;
  change: (change: Pick<RangeChoice, 'preset' | 'from' | 'to'>) => void;
}

/** Of which days a report tells. Own days begin with those that were shown. */
export const ReportPeriod = ({ choice, change }: ReportPeriodProps) => {
  const { timeZone } = useSettings();
  const value = periodOf(choice);
  const withDays = (period: Period): Period =>
    period.preset === 'custom' && period.days === null && value.preset !== 'custom'
      ? { ...period, days: daysOfPreset(value.preset, dayIn(timeZone, new Date(serverNowMs()))) }
      : period;
  return (
    <PeriodFilter value={value} onChange={(period) => change(periodChange(withDays(period)))} />
  );
};
