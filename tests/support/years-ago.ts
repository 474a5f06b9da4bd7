/**
 * The birthday of somebody who has become so many years old today, or will so many days later.
 *
 * On the 29th of February it is the last day of that month in a year without such a day: who was born on the 1st of
 * March is a day younger.
 *
 * @param days later than today's
 * @returns `yyyy-MM-dd`, in UTC
 */
export const yearsAgo = (years: number, days = 0, today = new Date()): string => {
  const [year, month] = [today.getUTCFullYear() - years, today.getUTCMonth()];
  const born = new Date(Date.UTC(year, month, today.getUTCDate()));
  if (born.getUTCMonth() !== month) born.setUTCDate(0);
  born.setUTCDate(born.getUTCDate() + days);
  return born.toISOString().slice(0, 10);
};
