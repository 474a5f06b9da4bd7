/** The days around a birthday on which something is given. Days are `yyyy-MM-dd`. */
export interface BirthdayWindow {
  /** Of the birthday itself. */
  year: number;
  from: string;
  /** The last of the days. */
  until: string;
}

const DAY_MS = 86_400_000;

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * The windows that begin with a birthday and have a day in a time, the latest first. Who was born on 29 February has the
 * birthday on 28 February in other years.
 *
 * @param birthday `yyyy-MM-dd`
 * @param time both days belong to it, `yyyy-MM-dd`
 * @param days how many days a window has, the birthday included; at most 366
 */
export const birthdayWindows = (
  birthday: string,
  time: { from: string; to: string },
  days: number,
): BirthdayWindow[] => {
  const [, month = 0, day = 0] = birthday.split('-').map(Number);
  const windows: BirthdayWindow[] = [];
  // A window may have begun in the year before.
  const firstYear = Number(time.from.slice(0, 4)) - 1;
  for (let year = Number(time.to.slice(0, 4)); year >= firstYear; year -= 1) {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const fromMs = Date.UTC(year, month - 1, Math.min(day, last));
    const [from, until] = [toDay(fromMs), toDay(fromMs + (days - 1) * DAY_MS)];
    if (time.to >= from && time.from <= until) windows.push({ year, from, until });
  }
  return windows;
};
