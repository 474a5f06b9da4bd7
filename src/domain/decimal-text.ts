import { minorDigits } from './minor-digits.ts';

/**
 * Whole minor units as an exact decimal text such as `-12.50`, so that no float stands in between.
 *
 * @param digits decimals of the currency's minor unit
 */
export const decimalText = (minor: number, digits: number): Intl.StringNumericLiteral => {
  const figures = Math.abs(minor)
    .toFixed(0)
    .padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const part = figures.slice(figures.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${part && `.${part}`}` as Intl.StringNumericLiteral;
};

/** An amount without its currency, such as `-12.50`. */
export const decimalAmount = (minor: number, currency: string): Intl.StringNumericLiteral =>
  decimalText(minor, minorDigits(currency));
