/** A character that a text must not hold, and where. */
export interface HiddenCharacter {
  /** Offset in UTF-16 units. */
  offset: number;
  /** `U+202E`, as Unicode writes it. */
  codePoint: string;
  /** What it is, in plain words: `a right-to-left override`. */
  name: string;
}

/**
 * What a database, a terminal or a reader cannot take: control characters except tab and line
 * breaks, halves of surrogate pairs, and what overrides the direction of the text around it
 * (Unicode Bidirectional Algorithm, UAX 9: embeddings, overrides and their end). Isolates
 * (U+2066 to U+2069) are needed where languages of both directions meet, so they may stand.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- it looks for them
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** What PostgreSQL cannot store as text, and UTF-8 cannot write. */
// oxlint-disable-next-line no-control-regex -- it looks for it
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const NAMES: Readonly<Record<string, string>> = {
  'U+0000': 'the null character',
  'U+202A': 'a left-to-right embedding',
  'U+202B': 'a right-to-left embedding',
  'U+202C': 'the end of an embedding or override',
  'U+202D': 'a left-to-right override',
  'U+202E': 'a right-to-left override',
};

const OPENED = /[\u2066-\u2068]/g;
const CLOSED = /\u2069/g;

const describe = (text: string, offset: number): HiddenCharacter => {
  const code = text.charCodeAt(offset);
  const codePoint = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  const usual = isHalf ? 'half of a surrogate pair' : 'a control character';
  return { offset, codePoint, name: NAMES[codePoint] ?? usual };
};

/**
 * The first character of a text that nobody sees and that does harm where the text is stored, shown
 * or read; null for a good text. An isolate that is not closed is one: it would reach into what
 * follows.
 */
export const findHidden = (text: string): HiddenCharacter | null => {
  const at = text.search(HIDDEN);
  if (at >= 0) return describe(text, at);
  const opened = [...text.matchAll(OPENED)];
  if (opened.length === (text.match(CLOSED)?.length ?? 0)) return null;
  const offset = opened.at(-1)?.index ?? text.search(CLOSED);
  return { ...describe(text, offset), name: 'a direction isolate without its other end' };
};

/** Whether a text can be stored: it holds no null character and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
