import { expect, test } from 'vitest';
import { formatMoney } from '#domain/format-money.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { amountSigns } from './amount-format.ts';
import { enterAmount } from './enter-amount.ts';
import { draftMinor } from './read-draft.ts';

/** Types at the bar: `1,23|` and "4". */
const type = (field: string, typed: string, language = 'en', decimals = 2): string => {
  const [before = '', after = ''] = field.split('|');
  const entry = { text: before + typed + after, caret: before.length + typed.length };
  const signs = amountSigns(language, 'EUR');
  const { text, caret } = enterAmount({ ...entry, typed, pasted: false }, signs, decimals);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

const backspace = (field: string): string => {
  const [before = '', after = ''] = field.split('|');
  const entry = { text: before.slice(0, -1) + after, caret: before.length - 1 };
  const signs = amountSigns('en', 'EUR');
  const { text, caret } = enterAmount({ ...entry, typed: null, pasted: false }, signs, 2);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

const paste = (text: string, language = 'en', decimals = 2, currency = 'EUR'): string =>
  enterAmount(
    { text, caret: text.length, typed: null, pasted: true },
    amountSigns(language, currency),
    decimals,
  ).draft;

test('groups come by themselves and the caret stays behind its digit', () => {
  expect(type('123|', '4')).toBe('1,234|');
  expect(type('1,2|34', '5')).toBe('12,5|34');
  expect(type('|234', '1')).toBe('1|,234');
  expect(type('1,234|', '5')).toBe('12,345|');
});

test('deleting goes through a group sign without getting stuck', () => {
  expect(backspace('1,234|')).toBe('123|');
  expect(backspace('1,|234')).toBe('1|,234');
  expect(backspace('1|,234')).toBe('|234');
});

test('a point or a comma begins the decimals in every language', () => {
  expect(type('1.234|', ',', 'de')).toBe('1.234,|');
  expect(type('1.234|', '.', 'de')).toBe('1.234,|');
  expect(type('|', '.')).toBe('0.|');
  expect(type('1.5|', '.')).toBe('1.5|');
  expect(type('1.55|', '5')).toBe('1.55|');
  expect(type('1|2', '.', 'en', 0)).toBe('1|2');
});

test('digits of the language and of others are understood', () => {
  expect(type('۱۲۳|', '۴', 'fa')).toBe('۱٬۲۳۴|');
  expect(type('123|', '၄', 'my')).toBe('1,234|');
  expect(type('12,34,567|', '8', 'hi')).toBe('1,23,45,678|');
});

test('what is pasted is read by its own signs', () => {
  expect(paste('€ 1,234.50')).toBe('1234.50');
  expect(paste('1.234,50')).toBe('1234.50');
  expect(paste('1,234')).toBe('1234');
  expect(paste('1.234', 'de')).toBe('1234');
  expect(paste('1,5')).toBe('1.5');
  expect(paste('1.234.567', 'en')).toBe('1234567');
  expect(paste('12.90', 'en', 0)).toBe('12');
  expect(paste('none')).toBe('');
  expect(paste('50.000 ₫', 'en', 0, 'VND')).toBe('50000');
  expect(paste('50,000', 'vi', 0, 'VND')).toBe('50000');
  expect(paste('1.234', 'en', 3, 'KWD')).toBe('1.234');
});

test('dots of a currency’s sign are no decimals and no groups', () => {
  expect(paste('1,234.50 د.إ.', 'ar', 2, 'AED')).toBe('1234.50');
  expect(paste('د.إ. 500', 'ar', 2, 'AED')).toBe('500');
  expect(paste('1.234,50 kr.', 'de')).toBe('1234.50');
  expect(paste('Rs.500')).toBe('500');
  expect(paste('$.50')).toBe('0.50');
  expect(paste('500.')).toBe('500');
});

test.each([
  ['my', 'MMK'],
  ['ar', 'AED'],
  ['fa', 'AED'],
  ['he', 'AED'],
  ['ur', 'PKR'],
  ['de', 'EUR'],
  ['pt-BR', 'BRL'],
  ['vi', 'VND'],
  ['hi', 'INR'],
  ['uk', 'EUR'],
  ['en', 'KWD'],
])('an amount that the site itself has written in %s can be pasted: %s', (language, currency) => {
  const digits = minorDigits(currency);

  for (const minor of [0, 5, 123, 12_345, 123_400, 123_456, 123_456_789]) {
    const written = formatMoney(minor, { currency, language });
    const typed = paste(written, language, digits, currency);

    expect(draftMinor(typed, digits), written).toBe(minor);
  }
});

test('leading zeros go, an endless number is cut where it would stop being exact', () => {
  expect(type('0|', '5')).toBe('5|');
  expect(paste('9'.repeat(30))).toBe('9'.repeat(11));
});
