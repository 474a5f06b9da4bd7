import { intlLanguage } from '#domain/intl-language.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A multiplier in a language's digits: "1.82×". Its formats are kept: a running round asks for
 * one on every picture.
 *
 * @param digits decimals; two by default, as it is paid
 */
export const multiplierText = (value: number, language: string, digits = 2): string => {
  const key = `${language} ${digits}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(intlLanguage(language), {
      minimumFractionDigits: digits === 2 ? 2 : 0,
      maximumFractionDigits: digits,
    });
  if (!known) formats.set(key, format);
  return `${format.format(value)}×`;
};
