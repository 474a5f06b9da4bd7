import type { Words } from '#domain/merge-words.ts';
import type { OwnPartProps } from '#domain/own-code.ts';

/** The text at a key of nested words; the key itself where there is none, so that a story shows it. */
const textAt = (words: Words, key: string): string => {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>(
      (inner, part) => (typeof inner === 'object' ? inner[part] : undefined),
      words,
    );
  return typeof found === 'string' ? found : key;
};

/**
 * What a page or section of own code is handed, for its stories.
 *
 * @param words the group `own` of one of the brand's files of words
 */
export const ownProps = (words: Words, brand: string, language = 'en'): OwnPartProps => ({
  brand,
  language,
  say: (key, values = {}) =>
    textAt(words, key).replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) =>
      String(values[name] ?? mark),
    ),
});
