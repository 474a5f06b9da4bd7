import { nearestLanguage } from '#config/languages/nearest-language.ts';
import { readWords } from '#config/languages/read-words.ts';
import { decimalText } from '#domain/decimal-text.ts';
import { formatMoney } from '#domain/format-money.ts';
import { intlLanguage } from '#domain/intl-language.ts';
import { PLACEHOLDER } from './inbox-templates.ts';
import type { InboxValue, InboxValues } from './inbox-values.ts';

/** What a reader sees. */
export interface InboxText {
  title: string;
  text: string;
}

/** For whom a message is put into words. */
export interface Reader {
  language: string;
  /** Of the brand: moments are written in it. */
  timeZone: string;
  /** The brand's name. */
  brand: string;
}

/** A message as it is kept: of the platform (`template`), or of an operator (`title` and `body` in several languages). */
export interface KeptMessage {
  template: string | null;
  values: unknown;
  title: Record<string, string> | null;
  body: Record<string, string> | null;
}

const POINT_DIGITS = 2;

/** Of several languages that of the reader, or the nearest there is. */
const textFor = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? '';

/** A value as the reader of a language writes it; an amount as the pages write it, on the site, by e-mail and web push. */
const valueText = (value: InboxValue, { language, timeZone }: Reader): string => {
  const intl = intlLanguage(language);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(intl).format(value);
  if ('minor' in value) return formatMoney(value.minor, { currency: value.currency, language });
  if ('points' in value)
    return new Intl.NumberFormat(intl).format(decimalText(value.points, POINT_DIGITS));
  if ('at' in value)
    return new Intl.DateTimeFormat(intl, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(value.at));
  return textFor(value.texts, language);
};

const fill = (text: string, values: InboxValues, reader: Reader): string =>
  text.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : valueText(value, reader);
  });

/** A message in the reader's language; null for a template that is none of ours. */
export const renderMessage = (
  { template, values, title, body }: KeptMessage,
  reader: Reader,
): InboxText | null => {
  // Written by ourselves, from values that were checked.
  const own: InboxValues = { ...(values as InboxValues), brand: reader.brand };
  if (title && body)
    return {
      title: fill(textFor(title, reader.language), own, reader),
      text: fill(textFor(body, reader.language), own, reader),
    };
  const words: Record<string, InboxText> = readWords(
    'inbox-messages',
    nearestLanguage(reader.language),
  );
  const found = words[template ?? ''];
  return found
    ? { title: fill(found.title, own, reader), text: fill(found.text, own, reader) }
    : null;
};
