/**
 * A day of any calendar as its ISO 8601 text (yyyy-MM-dd).
 *
 * @param date prints itself as ISO 8601, as the dates of `@internationalized/date` do
 * @returns undefined before the year 1 and after 9999, which that form has no room for: arrow keys lead there
 */
export const isoDay = (date: { toString: () => string }): string | undefined => {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(date.toString()) ?? [];
  return day === '' || day.startsWith('0000') ? undefined : day;
};
