import type english from '#generated/site-words/en.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `login.submit`; the forms of a plural are one key. */
type KeyOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Key extends `${infer Base}_${PluralForm}`
      ? Base
      : Key
    : `${Key}.${KeyOf<Words[Key]>}`;
}[keyof Words & string];

/** The key of a word of the site. */
export type WordKey = KeyOf<typeof english>;

/** What a word's placeholders are filled with; `count` chooses the form of a plural. */
export type WordValues = Record<string, string | number>;

/** How a word looks until the preview has put the language's own in its place. */
const MARK = /⟦([\w.]+)(?: (\{.*?\}))?⟧/gu;

/**
 * A word of the site for a story's args: the toolbar's language says it. Works alone, inside a
 * longer text, in objects and lists, and in the props of elements.
 *
 * @returns a mark, which the preview replaces before the story is drawn
 */
export const word = (key: WordKey, values?: WordValues): string =>
  values ? `⟦${key} ${JSON.stringify(values)}⟧` : `⟦${key}⟧`;

/** Puts words in the place of the marks of a text. */
export const replaceMarks = (
  text: string,
  say: (key: string, values: WordValues) => string,
): string =>
  text.includes('⟦')
    ? text.replaceAll(MARK, (_mark, key: string, values?: string) =>
        say(key, values ? (JSON.parse(values) as WordValues) : {}),
      )
    : text;
