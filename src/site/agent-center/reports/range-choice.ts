import { type DatePreset, datePresets } from '#domain/date-presets.ts';

import type { Period, PeriodInput } from '../../records/period.ts';
import { idIn, oneOf } from '../address/address-choice.ts';

/** What every report is narrowed to. */
export interface RangeChoice {
  preset: DatePreset;
  /** Only with `custom`. */
  from: string | null;
  to: string | null;
  /** Below whom; null: below the agent. */
  under: number | null;
  /** Where the page begins; null: at the first. */
  after: string | null;
}

/** A day of the calendar, or null. */
const dayIn = (text: string | null): string | null =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
    ? text
    : null;

/** How the parts of every report stand in an address. */
export const rangeParts = {
  preset: (text: string | null) => oneOf(datePresets, text) ?? 'last7',
  from: dayIn,
  to: dayIn,
  under: idIn,
  after: (text: string | null) => text?.slice(0, 160) ?? null,
};

type Days = Pick<RangeChoice, 'preset' | 'from' | 'to'>;

/** The days of a report; own days of which one is missing are as if none were chosen. */
export const periodOf = ({ preset, from, to }: Days): Period => {
  const days = from !== null && to !== null ? { from, to } : null;
  return { preset: preset === 'custom' && !days ? 'last7' : preset, days };
};

/** What a choice of days changes. */
export const periodChange = ({ preset, days }: Period): Days => ({
  preset,
  from: preset === 'custom' ? (days?.from ?? null) : null,
  to: preset === 'custom' ? (days?.to ?? null) : null,
});

/** The days and the part of the team as the platform takes them. */
export const rangeInput = (choice: Days & Pick<RangeChoice, 'under'>) => {
  const { preset, days } = periodOf(choice);
  const input: PeriodInput = preset === 'custom' && days ? { preset, ...days } : { preset };
  return { ...input, ...(choice.under !== null && { under: choice.under }) };
};
