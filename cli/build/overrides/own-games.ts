import type { Plugin } from 'vite';
import { mergeWords, type Words } from '#domain/merge-words.ts';
import { ownModules, type OwnSources } from './own-plugin.ts';
import { readWords } from './own-words.ts';

/** The words of the games' pages in a language. */
const WORDS = /[\\/]src[\\/]locales[\\/]([\w-]+)[\\/]games\.json$/;

/** Joins a brand's own code to the pages of the games: components and words. */
export const ownGamesPlugin = (sources: OwnSources): Plugin => ({
  name: 'livery:own-games',
  enforce: 'pre',
  ...ownModules(sources),
  transform: (code, id) => {
    const language = WORDS.exec(id.split('?')[0] ?? id)?.[1];
    if (language === undefined) return null;
    const own = readWords(sources.files, language);
    return JSON.stringify(mergeWords(JSON.parse(code) as Words, own));
  },
});
