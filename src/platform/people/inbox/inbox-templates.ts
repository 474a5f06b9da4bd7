import { nearestLanguage } from '#config/languages/nearest-language.ts';
import { readWords } from '#config/languages/read-words.ts';
import { decimalText } from '#domain/decimal-text.ts';
import { intlLanguage } from '#domain/intl-language.ts';
import type en from '#locales/en/inbox-messages.json';
import { amountText } from '../../base/messages/amount-text.ts';
import type { InboxValue, InboxValues } from './inbox-values.ts';

/** Every message that the platform writes into an inbox. Members keep messages for a year: no key is taken away. */
export type InboxTemplate = keyof typeof en;

/** What a reader sees. */
export interface InboxText {
  title: string;
  text: string;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The names of the values that a text asks for. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);

/** The text of a template in the language, or the nearest that is translated; undefined for none of ours. */
const templateIn = (language: string, template: string): InboxText | undefined =>
  (readWords('inbox-messages', nearestLanguage(language)) as Record<string, InboxText>)[template];

/**
 * The values that a template asks for and is not given.
 *
 * @param template a key of the area `inbox-messages`
 */
export const missingValues = (template: InboxTemplate, values: InboxValues): string[] => {
  const { title, text } = readWords('inbox-messages', 'en')[template];
  return placeholdersOf(`${title} ${text}`).filter((name) => values[name] === undefined);
};

const POINT_DIGITS = 2;

/** A value as the reader of a language writes it. */
const valueText = (value: InboxValue, language: string, timeZone: string): string => {
  const intl = intlLanguage(language);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(intl).format(value);
  if ('minor' in value) return amountText(value.minor, value.currency, language);
  if ('points' in value)
    return new Intl.NumberFormat(intl).format(decimalText(value.points, POINT_DIGITS));
  if ('at' in value)
    return new Intl.DateTimeFormat(intl, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(value.at));
  const { texts } = value;
  return texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
};

/** Fills the placeholders of a text; one without a value stays empty. */
export const fillText = (
  text: string,
  values: InboxValues,
  { language, timeZone }: { language: string; timeZone: string },
): string =>
  text.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : valueText(value, language, timeZone);
  });

/** A message of the platform in the reader's language; null for a template that is none of ours. */
export const renderTemplate = (
  template: string,
  values: InboxValues,
  reader: { language: string; timeZone: string },
): InboxText | null => {
  const found = templateIn(reader.language, template);
  if (!found) return null;
  return {
    title: fillText(found.title, values, reader),
    text: fillText(found.text, values, reader),
  };
};
