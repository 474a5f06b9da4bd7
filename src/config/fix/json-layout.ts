import type { JsonValue } from '../issues/edit.ts';

/** How a JSON text is laid out; what is added follows it. */
export interface JsonLayout {
  newline: string;
  /** One step of indentation; empty when the text stands on one line. */
  step: string;
  /** Between a key and its value. */
  colon: string;
}

/** Reads a text's layout off its own lines. */
export const layoutOf = (text: string): JsonLayout => {
  const isOneLine = !text.trim().includes('\n');
  const [, colon = isOneLine ? ':' : ': '] = /"(\s*:\s*)(?=[^\s])/.exec(text) ?? [];
  return {
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    step: isOneLine ? '' : (/\n([ \t]+)\S/.exec(text)?.[1] ?? '  '),
    colon: /\n/.test(colon) ? ': ' : colon,
  };
};

/** The white space at the beginning of the line that an offset is in. */
export const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';

const onOneLine = (value: JsonValue, colon: string): string => {
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, colon)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}${colon}${onOneLine(item, colon)}`,
  );
  const gap = colon.endsWith(' ') ? ' ' : '';
  return members.length === 0 ? '{}' : `{${gap}${members.join(`,${gap}`)}${gap}}`;
};

/**
 * A value as JSON in the layout of the text that it comes into.
 *
 * @param indent of the line on which the value begins; undefined for a value on one line
 */
export const renderValue = (
  value: JsonValue,
  { newline, step, colon }: JsonLayout,
  indent: string | undefined,
): string => {
  if (indent === undefined || step === '') return onOneLine(value, colon);
  return JSON.stringify(value, null, step).replaceAll('\n', newline + indent);
};
