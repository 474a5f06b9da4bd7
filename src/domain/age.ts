/**
 * Whole years between a birthday and a day.
 *
 * @param birthday `yyyy-MM-dd` or `MM-dd-yyyy`, a day of the calendar
 * @param today where the person stands is unknown, so days are compared in UTC
 */
export const ageOn = (birthday: string, today: Date): number => {
  const iso = /^\d{4}-/.test(birthday) ? birthday : `${birthday.slice(6)}-${birthday.slice(0, 5)}`;
  const born = new Date(`${iso}T00:00:00Z`);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate());
  return hadBirthday ? years : years - 1;
};
