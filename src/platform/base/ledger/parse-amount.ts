import { minorDigits } from '#domain/minor-digits.ts';

/**
 * Parses an amount as a person writes it, with a point before the currency's decimals.
 *
 * @returns whole minor units; null when the text is no amount of this currency, or too large to be
 *   exact
 */
export const parseAmountMinor = (text: string, currency: string): number | null => {
  const digits = minorDigits(currency);
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || part.length > digits) return null;
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) ? minor : null;
};
