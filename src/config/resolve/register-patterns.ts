import type { PatternId } from '#generated/merchant-config.ts';

const local = "[A-Za-z0-9.!#$%&'*+/=?^_`\\x7b\\x7c\\x7d~\\-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?';

/**
 * The regular expressions of the pattern catalogue (specification 5), for use with the flag u.
 * `*` accepts anything; lengths are checked apart.
 */
export const registerPatterns: Record<PatternId, string> = {
  any: '*',
  length: '*',
  letterStart: '^[A-Za-z][A-Za-z0-9]*$',
  lettersChinese: '^[A-Za-z\\p{Script=Han}]+$',
  chineseDigits: '^[\\p{Script=Han}0-9]+$',
  chinesePunctuation: '^[\\p{Script=Han}\\p{P}]+$',
  email: `^${local}@${label}(?:\\.${label})+$`,
  alphanumeric: '^[A-Za-z0-9]+$',
  alphanumericBoth: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  noChinese: '^\\P{Script=Han}+$',
  digits: '^[0-9]+$',
  alphanumericUpper: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  englishSpaces: '^[A-Za-z ]+$',
  englishTwoLetters: '^(?=.*[A-Za-z].*[A-Za-z])[A-Za-z ]+$',
  upperSpaces: '^[A-Z ]+$',
  noSpaces: '^\\S+$',
  dateYmd: '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  dateMdy: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
  korean: '^\\p{Script=Hangul}+$',
  thai: '^\\p{Script=Thai}+$',
  thaiEnglish: '^[\\p{Script=Thai}A-Za-z ]+$',
  lettersDigitsSymbols: '^[\\x21-\\x7e]+$',
  strongPassword: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s]).+$',
  fullName: "^[\\p{L}\\p{M}.'’\\-]+(?: [\\p{L}\\p{M}.'’\\-]+)+$",
  japanese: '^[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー]+$',
};
