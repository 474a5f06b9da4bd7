import { intlLanguage } from '#domain/intl-language.ts';

/**
 * A count as a small badge writes it: exact up to its greatest, then "99+".
 *
 * @param most the greatest number that is written out
 * @param language BCP-47; decides the digits
 */
export const countText = (count: number, most: number, language: string): string => {
  const number = new Intl.NumberFormat(intlLanguage(language));
  return count > most ? `${number.format(most)}+` : number.format(count);
};
