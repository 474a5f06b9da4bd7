import { digitsOf } from '#domain/digits-of.ts';
import { currencySign } from './currency-sign.ts';

/** What a number is marked as: a share, an amount of money, or how many times. */
export type Mark = 'percent' | 'money' | 'times';

/** A number in a text, as it is written, in every reading that its separators allow. */
export interface WrittenNumber {
  found: string;
  values: number[];
  /** Undefined where nothing beside it says what it is. */
  mark?: Mark;
}

/** Numbers as people write them in any script: `1,000,000`, `၁၀၀`, `1.2`. */
const NUMBER = String.raw`\p{Nd}+(?:[.,\u00A0\u202F’'٫٬]\p{Nd}+)*`;
const SPACE = String.raw`[\s\u00A0\u202F]?`;

const PERCENT = String.raw`[%％٪]`;
/** How many times, beside the number: `×2`, `2x`, `2 倍`, `2 times`. */
const TIMES_BEFORE = String.raw`[×✕]`;
const TIMES_AFTER = String.raw`(?:[×✕倍ဆ]|x(?!\p{L})|-?fold|times|lần)`;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a currency’s amounts are marked by in a language: its code, its sign, and any other currency’s sign. */
const moneyMark = (currency: string, language: string): string => {
  return `(?:${[currency, currencySign(currency, language)].filter(Boolean).map(escape).join('|')}|\\p{Sc})`;
};

const readingsOf = (found: string): number[] => {
  const parts = found
    .split(/[^\p{Nd}]+/u)
    .map(digitsOf)
    .filter(Boolean);
  const whole = Number(parts.join(''));
  if (parts.length === 1) return [whole];
  return [whole, Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`)];
};

/**
 * The numbers of a text, each with what it is marked as.
 *
 * @param words a text without tags and placeholders
 * @param language BCP-47; decides how the currency is written
 */
export const numbersIn = (
  words: string,
  { currency, language }: { currency: string; language: string },
): WrittenNumber[] => {
  // Most texts have none.
  if (!/\p{Nd}/u.test(words)) return [];
  const money = moneyMark(currency, language);
  const pattern = new RegExp(
    `(?:(?<moneyBefore>${money})${SPACE}|(?<timesBefore>${TIMES_BEFORE})${SPACE}|(?<percentBefore>${PERCENT})${SPACE})?(?<number>${NUMBER})(?:${SPACE}(?:(?<percent>${PERCENT})|(?<money>${money})|(?<times>${TIMES_AFTER})))?`,
    'giu',
  );
  return [...words.matchAll(pattern)].map(({ 0: found, groups = {} }) => {
    const values = readingsOf(groups['number'] ?? '');
    const written = { found: found.trim(), values };
    if (groups['percent'] ?? groups['percentBefore']) return { ...written, mark: 'percent' };
    if (groups['money'] ?? groups['moneyBefore']) return { ...written, mark: 'money' };
    if (groups['times'] ?? groups['timesBefore']) return { ...written, mark: 'times' };
    return written;
  });
};
