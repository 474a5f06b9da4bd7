import { addDays } from '../date-presets.ts';

/** How long a mission counts: a day, or a week from Monday. */
export type MissionWindow = 'day' | 'week';

/** The first day of a window and the one after its last, `yyyy-MM-dd`. */
export interface WindowDays {
  from: string;
  until: string;
}

/** A fulfilled mission can be claimed for so many days after its window (domain rules, section 5). */
const CLAIM_DAYS = 7;

/** The window in which a day lies. */
export const windowOf = (window: MissionWindow, day: string): WindowDays => {
  if (window === 'day') return { from: day, until: addDays(day, 1) };
  // Sunday is 0.
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(day, -sinceMonday);
  return { from, until: addDays(from, 7) };
};

/** The windows whose missions can be claimed on a day, the oldest first; the last is still open. */
export const claimableWindows = (window: MissionWindow, today: string): WindowDays[] => {
  const windows: WindowDays[] = [];
  for (
    let at = windowOf(window, addDays(today, -CLAIM_DAYS));
    at.from <= today;
    at = windowOf(window, at.until)
  )
    // The day after a window is the first of its seven.
    if (addDays(at.until, CLAIM_DAYS) > today) windows.push(at);
  return windows;
};
