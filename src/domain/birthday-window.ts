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
 * The window in which a day lies that begins with a birthday; null when it lies in none. Who was born on 29 February has
 * the birthday on 28 February in other years.
 *
 * @param birthday `yyyy-MM-dd`
 * @param today `yyyy-MM-dd`
 * @param days how many days, the birthday included; at most 366
 */
export const birthdayWindow = (
  birthday: string,
  today: string,
  days: number,
): BirthdayWindow | null => {
  const [, month = 0, day = 0] = birthday.split('-').map(Number);
  const thisYear = Number(today.slice(0, 4));
  for (const year of [thisYear, thisYear - 1]) {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const fromMs = Date.UTC(year, month - 1, Math.min(day, last));
    const [from, until] = [toDay(fromMs), toDay(fromMs + (days - 1) * DAY_MS)];
    if (today >= from && today <= until) return { year, from, until };
  }
  return null;
};
