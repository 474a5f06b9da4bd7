/**
 * The zones of IANA's `zone1970.tab` (2025b) that `Intl` lists by a former name, and UTC. Asking for a format of
 * times instead has V8 look through all its languages, which costs as much as half a start of Node.
 */
export const RENAMED_ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Kanton',
  'UTC',
];

const usualTimeZones = new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED_ZONES]);
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
