import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORDS = /[\\/]src[\\/]locales[\\/][\w-]+\.json(\?later)?$/;
const LATER = '?later';

/**
 * The groups of words that the home page and the frame around it say, and what may be said at any
 * moment: refusals and the site's state. The prerenderer knows no others: a word that is missing
 * here fails the build.
 */
const AT_ONCE = new Set([
  'bottomBar',
  'categories',
  'common',
  'footer',
  'game',
  'header',
  'home',
  'nav',
  'notices',
  'promotions',
  'refusals',
  'rightBar',
  'session',
  'sideMenu',
  'status',
]);

const pick = (words: Record<string, unknown>, isFirst: boolean): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(words).filter(([group]) => AT_ONCE.has(group) === isFirst)),
  );

/**
 * Gives the site the words of its first page first, and the way to the others: those of popups and
 * other screens are half of them.
 */
export const splitWords = (): Plugin => ({
  name: 'livery:split-words',
  enforce: 'pre',
  load: {
    filter: { id: WORDS },
    handler: (id) => {
      const file = id.replace(LATER, '');
      const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const isFirst = !id.endsWith(LATER);
      const way = `export const later = () => import(${JSON.stringify(`./${path.basename(file)}${LATER}`)});`;
      const code = `export default ${pick(words, isFirst)};\n${isFirst ? way : ''}`;
      return { code, moduleType: 'js' };
    },
  },
});
