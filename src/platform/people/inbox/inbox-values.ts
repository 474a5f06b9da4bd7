/**
 * What fills a placeholder of a message. An amount (`minor`, in minor units), points (in hundredths), a moment
 * (RFC 3339) and a text in several languages are written for the reader when the message is read.
 */
export type InboxValue =
  | string
  | number
  | { minor: number; currency: string }
  | { points: number }
  | { at: string }
  | { texts: Readonly<Record<string, string>> };

export type InboxValues = Readonly<Record<string, InboxValue>>;

/** A longer value is cut: it is a name, a reason, a number. */
const MAX_VALUE_LENGTH = 500;

/** One line of well-formed text: nobody writes a second message into ours, and the database takes it. */
const cleanText = (text: string): string =>
  text
    .slice(0, MAX_VALUE_LENGTH)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const cleanValue = (value: InboxValue): InboxValue => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || !('texts' in value)) return value;
  const texts = Object.entries(value.texts).map(([language, text]) => [language, cleanText(text)]);
  return { texts: Object.fromEntries(texts) as Record<string, string> };
};

/** The values as they are kept. */
export const cleanValues = (values: InboxValues): InboxValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleanValue(value)]));
