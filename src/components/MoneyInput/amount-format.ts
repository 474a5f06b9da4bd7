import { intlLanguage } from '#domain/intl-language.ts';

/** How a language writes numbers and where it puts a currency's sign. */
export interface AmountSigns {
  decimal: string;
  group: string;
  /** The currency's sign, and whether it stands before the figures. */
  sign: string;
  signFirst: boolean;
  /** Ten digits, from zero. */
  digits: string[];
  /** Writes a whole number with the language's groups. */
  grouped: (whole: bigint) => string;
}

const known = new Map<string, AmountSigns>();

/**
 * The signs of a language and a currency.
 *
 * @param language BCP-47
 * @param currency ISO 4217
 */
export const amountSigns = (language: string, currency: string): AmountSigns => {
  const key = `${language} ${currency}`;
  const before = known.get(key);
  if (before) return before;
  const tag = intlLanguage(language);
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 1,
  }).formatToParts(1234567.5);
  const part = (type: Intl.NumberFormatPartTypes): number =>
    parts.findIndex((candidate) => candidate.type === type);
  const plain = new Intl.NumberFormat(tag, { useGrouping: false });
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const made: AmountSigns = {
    decimal: parts[part('decimal')]?.value ?? '.',
    group: parts[part('group')]?.value ?? '',
    sign: parts[part('currency')]?.value ?? currency,
    signFirst: part('currency') < part('integer'),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    grouped: (number) => whole.format(number),
  };
  known.set(key, made);
  return made;
};

/**
 * A draft as the language writes it, with groups: "1234.5" is "1.234,5" in German.
 *
 * @param draft digits 0 to 9 and at most one point, as `readDraft` gives it
 */
export const writeDraft = (draft: string, signs: AmountSigns): string => {
  if (draft === '') return '';
  const [whole = '', part] = draft.split('.');
  const figures = signs.grouped(BigInt(whole || '0'));
  if (part === undefined) return figures;
  const decimals = Array.from(part, (digit) => signs.digits[Number(digit)] ?? digit).join('');
  return `${figures}${signs.decimal}${decimals}`;
};
