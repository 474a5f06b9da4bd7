import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';
import { ROOT } from '../../base/paths.ts';

interface Text {
  title: string;
  content: string;
}

/** The first texts of a merchant in one language: `templates/starter/<language>.json`. */
export interface StarterTexts {
  slogan: string;
  description: string;
  /** In the footer while no licence is entered, and once there is one. */
  licence: string;
  licensed: string;
  banners: { title: string; subtitle: string; cta: string }[];
  notices: Text[];
  popup: Text;
  promotions: (Text & { summary: string })[];
  help: Record<string, Text>;
}

const fileOf = (language: string): string =>
  path.join(ROOT, 'templates', 'starter', `${language}.json`);

/** Whether there are first texts in a language. */
export const hasStarterTexts = (language: string): boolean => existsSync(fileOf(language));

const escaped = (word: string): string =>
  word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Reads the first texts and puts the brand's words in.
 *
 * @param words what stands for `{{name}}` and the like, as plain text. Other placeholders stay: they are
 *   figures of a promotion
 */
export const loadStarterTexts = (language: string, words: Record<string, string>): StarterTexts => {
  const fill = (text: string, isMarkup: boolean): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const word = words[name];
      if (word === undefined) return whole;
      return isMarkup ? escaped(word) : word;
    });
  // What is called content is HTML.
  return JSON.parse(readFileSync(fileOf(language), 'utf8'), (key, value: unknown) =>
    typeof value === 'string' ? fill(value, key === 'content') : value,
  ) as StarterTexts;
};

/** The same text out of the texts of several languages. */
export const inLanguages = (
  texts: ReadonlyMap<LanguageCode, StarterTexts>,
  pick: (texts: StarterTexts) => string | undefined,
): LocalizedText =>
  Object.fromEntries(
    [...texts].flatMap(([language, each]) => {
      const text = pick(each);
      return text === undefined ? [] : [[language, text]];
    }),
  );
