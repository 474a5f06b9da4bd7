/** The ranges of days that every list offers; `custom` comes with its own days. */
export const datePresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'custom',
] as const;

export type DatePreset = (typeof datePresets)[number];

/** Both days belong to the range; `yyyy-MM-dd`. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The day on which a moment falls in a time zone, as `yyyy-MM-dd`.
 *
 * @param timeZone an IANA name
 */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);

/** Another day of the calendar, some days later or (below zero) earlier. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** The same day some months earlier; the last of the month where that one is shorter. */
export const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
};

/**
 * The days of a preset, counted from today. The last 7 days are today and the six before it.
 *
 * @param today `yyyy-MM-dd` where the member plays
 */
export const daysOfPreset = (preset: Exclude<DatePreset, 'custom'>, today: string): DayRange => {
  const ranges: Record<typeof preset, DayRange> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: `${today.slice(0, 8)}01`, to: today },
  };
  return ranges[preset];
};
