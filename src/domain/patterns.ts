/**
 * The pattern catalogue of registration and account fields.
 *
 * `any` accepts everything and `length` looks at the length alone; their expression is therefore
 * the empty promise. Every expression is anchored and linear: no nested repetition.
 */
export const patterns = {
  any: /^[^]*$/u,
  length: /^[^]*$/u,
  letterStart: /^[A-Za-z][A-Za-z0-9]*$/u,
  lettersChinese: /^[A-Za-z\p{Script=Han}]+$/u,
  chineseDigits: /^[\p{Script=Han}0-9]+$/u,
  chinesePunctuation: /^[\p{Script=Han}\p{P}·]+$/u,
  email:
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u,
  alphanumeric: /^[A-Za-z0-9]+$/u,
  alphanumericBoth: /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/u,
  noChinese: /^[^\p{Script=Han}]+$/u,
  digits: /^[0-9]+$/u,
  alphanumericUpper: /^(?=.*[A-Z])[A-Za-z0-9]+$/u,
  englishSpaces: /^[A-Za-z ]+$/u,
  englishTwoLetters: /^(?=(?: *[A-Za-z]){2})[A-Za-z ]+$/u,
  upperSpaces: /^[A-Z ]+$/u,
  noSpaces: /^\S+$/u,
  dateYmd: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  dateMdy: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-\d{4}$/u,
  korean: /^\p{Script=Hangul}+$/u,
  thai: /^\p{Script=Thai}+$/u,
  thaiEnglish: /^[\p{Script=Thai}A-Za-z ]+$/u,
  lettersDigitsSymbols: /^[\x21-\x7e]+$/u,
  strongPassword: /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s]).+$/u,
  fullName: /^[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+)+$/u,
  japanese: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+$/u,
} as const satisfies Record<string, RegExp>;

export type PatternId = keyof typeof patterns;

/** Whether a text fits a pattern of the catalogue; a date must also exist in the calendar. */
export const fitsPattern = (id: PatternId, text: string): boolean =>
  patterns[id].test(text) && fitsCalendar(id, text);

/** False for a text of a date pattern that names no day of the calendar, such as 2001-02-29. */
export const fitsCalendar = (id: PatternId, text: string): boolean => {
  if (id === 'dateYmd') return isRealDay(text);
  if (id === 'dateMdy') return isRealDay(`${text.slice(6)}-${text.slice(0, 5)}`);
  return true;
};

const isRealDay = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};
