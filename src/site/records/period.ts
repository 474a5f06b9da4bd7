import {
  type DatePreset,
  datePresets,
  dayIn,
  type DayRange,
  monthsBefore,
} from '#domain/date-presets.ts';

/** How far back a member's own records go, in months (domain rule 9). */
const MONTHS_BACK = 12;

/** The days that a list is about: a preset, or two days of one's own. */
export interface Period {
  preset: DatePreset;
  /** Only with `custom`; null until both days are chosen. */
  days: DayRange | null;
}

/** What a call of records takes. */
export interface PeriodInput {
  preset: DatePreset;
  from?: string;
  to?: string;
}

/** What every list starts with. */
export const FIRST_PERIOD: Period = { preset: 'last7', days: null };

/** A period as the platform takes it; null while days are still missing. */
export const periodInput = ({ preset, days }: Period): PeriodInput | null => {
  if (preset !== 'custom') return { preset };
  return days && { preset, ...days };
};

/** The first and the last day that can be asked for. */
export const dayBounds = (timeZone: string, now: Date): { min: string; max: string } => {
  const today = dayIn(timeZone, now);
  return { min: monthsBefore(today, MONTHS_BACK), max: today };
};

/** The presets in the order of the filter. */
export const presets = datePresets;
