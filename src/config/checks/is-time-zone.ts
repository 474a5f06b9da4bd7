const usualTimeZones = new Set(Intl.supportedValuesOf('timeZone'));
const timeZones = new Map<string, boolean>();

/** Whether there is a time zone of this name. Also true for old names that are still understood, such as Asia/Rangoon. */
export const isTimeZone = (name: string): boolean => {
  if (usualTimeZones.has(name)) return true;
  const known = timeZones.get(name);
  if (known !== undefined) return known;
  let valid = /^[A-Z]/.test(name);
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    valid = false;
  }
  timeZones.set(name, valid);
  return valid;
};
