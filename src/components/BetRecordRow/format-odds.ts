import { intlLanguage } from '#domain/intl-language.ts';
import { oddsFigure, type OddsFormat } from '#domain/odds.ts';

const formats = new Map<string, Intl.NumberFormat>();

const numberFormat = (language: string, decimals: number, signed: boolean): Intl.NumberFormat => {
  const key = `${language} ${decimals} ${signed}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(intlLanguage(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'always' : 'auto',
    useGrouping: false,
  });
  formats.set(key, made);
  return made;
};

/**
 * Writes a price in a format and a language's figures.
 *
 * @param odds decimal odds, above 1
 * @param language BCP-47
 */
export const formatOdds = (odds: number, format: OddsFormat, language: string): string => {
  const figure = oddsFigure(odds, format);
  if (figure.kind === 'number') {
    return numberFormat(language, figure.decimals, figure.signed).format(figure.value);
  }
  const whole = numberFormat(language, 0, false);
  return `${whole.format(figure.won)}/${whole.format(figure.staked)}`;
};
