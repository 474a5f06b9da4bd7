import {
  dayIn,
  daysOfPreset,
  type DatePreset,
  type DayRange,
  monthsBefore,
} from '#domain/date-presets.ts';
import type { FieldError } from '#api/envelope.ts';
import { sql } from '../../base/database/sql.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';

/** Days as a list is asked for. */
export interface AskedDays {
  preset: DatePreset;
  from?: string | undefined;
  to?: string | undefined;
}

/** Whole days of the merchant's time zone. */
export interface RecordRange extends DayRange {
  timeZone: string;
}

/**
 * Works out which days are meant.
 *
 * @throws {Refusal} `invalid_input` when a day of `custom` is missing, `invalid_range` when the days
 *   are the wrong way round or further back than the merchant shows
 */
export const readRange = (
  { preset, from, to }: AskedDays,
  { config }: Merchant,
  now = new Date(),
): RecordRange => {
  const { timeZone } = config;
  const today = dayIn(timeZone, now);
  if (preset !== 'custom') return { ...daysOfPreset(preset, today), timeZone };
  if (!from || !to) throw new Refusal('invalid_input', { fieldErrors: missing({ from, to }) });
  const earliest = monthsBefore(today, config.protection.historyMonths);
  if (from > to || from < earliest) throw new Refusal('invalid_range', { details: { earliest } });
  return { from, to, timeZone };
};

const missing = (days: Record<string, string | undefined>): FieldError[] =>
  Object.entries(days).flatMap(([field, day]) => (day ? [] : [{ field, rule: 'required' }]));

/** The first moment of the range, as SQL. */
export const startOf = ({ from, timeZone }: RecordRange) =>
  sql<Date>`(${from}::date::timestamp at time zone ${timeZone})`;

/** The first moment after the range, as SQL. */
export const endOf = ({ to, timeZone }: RecordRange) =>
  sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`;
