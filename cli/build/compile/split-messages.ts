import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { needOfSite } from '../../../src/locales/areas.ts';

/** The generated module of all words that the site has in one language. */
const WORDS = /[\\/]src[\\/]generated[\\/]site-words[\\/]([\w-]+)\.ts(\?later)?$/;
const LATER = '?later';

/** All groups of words of the areas that the site needs at that time. */
const readGroups = (folder: string, need: 'first' | 'later'): Record<string, unknown> =>
  Object.assign(
    {},
    ...readdirSync(folder)
      .toSorted()
      .filter((file) => needOfSite(path.basename(file, '.json')) === need)
      .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object),
  ) as Record<string, unknown>;

/**
 * Gives the site the words of its first page first, and the way to the others: those of popups and
 * other screens are more than half of them.
 */
export const splitMessages = (): Plugin => ({
  name: 'livery:split-words',
  enforce: 'pre',
  load: {
    filter: { id: WORDS },
    handler: (id) => {
      const [file = ''] = id.split('?');
      const language = path.basename(file, '.ts');
      const folder = path.resolve(path.dirname(file), '..', '..', 'locales', language);
      const isFirst = !id.endsWith(LATER);
      const words = JSON.stringify(readGroups(folder, isFirst ? 'first' : 'later'));
      const way = `export const later = () => import(${JSON.stringify(`./${language}.ts${LATER}`)});`;
      return { code: `export default ${words};\n${isFirst ? way : ''}`, moduleType: 'js' };
    },
  },
});
