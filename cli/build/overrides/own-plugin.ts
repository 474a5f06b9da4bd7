import { mergeWords, type Words } from '#domain/merge-words.ts';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { OwnParts } from '../compile/compile-record.ts';
import { type OverrideFiles, STYLES } from './override-files.ts';
import { codeOfModule, isOwnModule, type Paths, STOOD_IN, titlesIn } from './own-modules.ts';
import { ownWords, readWords } from './own-words.ts';

const COMPONENT = /^src\/components\/(\w+)\/(\w+)\.tsx$/;

/** The words of a language, or of those that come later. */
const WORDS = /[\\/]src[\\/]generated[\\/]site-words[\\/]([\w-]+)\.ts(\?later)?$/;

/** The css of the library, as vanilla-extract gives it. */
export const LIBRARY_STYLES = /\.css\.ts\.vanilla\.css/;

/** The start of the site: it brings the brand's own css. */
const MAIN = /[\\/]src[\\/]site[\\/]main\.tsx$/;

/** What one brand adds, as the plugin needs it. */
export interface OwnSources {
  /** Of the repository. */
  root: string;
  files: OverrideFiles;
  own: OwnParts;
}

/** Where the modules find what they join. */
export const pathsOf = ({ root, files }: OwnSources): Paths => ({
  library: (file) => path.join(root, file),
  own: (file) => path.join(files.folder, file),
});

/** The words of the library in one language, as the compile writes them. */
const WRITTEN = /^export default (\{.*\});$/m;

/**
 * The words of a language with the brand's own in their place. Those of own parts come with the
 * parts: the first page has no room for the words of others.
 */
const withOwnWords = (code: string, id: string, sources: OwnSources): string | null => {
  const [, language = '', later] = WORDS.exec(id) ?? [];
  const { own: _own, ...words } = readWords(sources.files, language);
  const titles = later === undefined ? titlesIn(sources.own, language) : {};
  const added: Words = Object.keys(titles).length > 0 ? { own: { pages: titles } } : {};
  if (Object.keys({ ...words, ...added }).length === 0) return null;
  const written = WRITTEN.exec(code)?.[1];
  if (written !== undefined) {
    const merged = { ...mergeWords(JSON.parse(written) as Words, words), ...added };
    return code.replace(WRITTEN, () => `export default ${JSON.stringify(merged)};`);
  }
  const merge = JSON.stringify(pathsOf(sources).library('src/domain/merge-words.ts'));
  return [
    code.replace('export default', 'const library ='),
    `import { mergeWords } from ${merge};`,
    `export default { ...mergeWords(library, ${JSON.stringify(words)}), ...${JSON.stringify(added)} };`,
  ].join('\n');
};

/** The module of a component of the library, if a file is one: `FooterFull`. */
const componentOf = (root: string, id: string): string | undefined => {
  const [, folder, name] = COMPONENT.exec(path.relative(root, id).replaceAll(path.sep, '/')) ?? [];
  return folder === name ? name : undefined;
};

/** The id of what stands in for a module of the library; undefined when nothing does. */
export const standIn = (id: string, importer: string, sources: OwnSources): string | undefined => {
  const { root, files } = sources;
  const name = componentOf(root, id);
  const file = files.components.find((each) => each.name === name)?.file;
  if (file !== undefined) {
    const instead = pathsOf(sources).own(file);
    // Who replaces a component may build upon it.
    return instead === importer ? undefined : instead;
  }
  const known = path.relative(root, id).replaceAll(path.sep, '/');
  const module = (STOOD_IN as Record<string, string>)[known];
  return module === undefined || importer === `\0${module}` ? undefined : `\0${module}`;
};

/** The library's css in a layer of its own, below the brand's. */
export const layered = (css: string): string => `@layer library,brand;@layer library{${css}}`;

/** Puts a brand's own words and css into the modules of the site that they belong to; null for others. */
export const joinSources = (code: string, id: string, sources: OwnSources): string | null => {
  const styles = pathsOf(sources).own(STYLES);
  if (WORDS.test(id)) return withOwnWords(code, id, sources);
  if (id === styles) return `@layer library,brand;${code}`;
  if (!MAIN.test(id) || !sources.files.styles) return null;
  return `${code}\nimport ${JSON.stringify(styles)};`;
};

/**
 * Puts a brand's own components in the place of the library's wherever the site, the pages of the games or
 * another file of own code imports them.
 */
export const ownModules = (sources: OwnSources): Required<Pick<Plugin, 'resolveId' | 'load'>> => {
  const { files, own } = sources;
  const paths = pathsOf(sources);
  const isOwn = (file: string): boolean => file.startsWith(files.folder + path.sep);
  /** Own code may stand anywhere on the disk; what it imports is the site's. */
  const site = paths.library('src/site/main.tsx');
  return {
    async resolveId(source, importer, options) {
      if (isOwnModule(source)) return `\0${source}`;
      if (importer === undefined) return null;
      const isRelative = source.startsWith('.') || path.isAbsolute(source);
      const isGlue = importer.startsWith('\0livery-own/');
      const from = isGlue || (isOwn(importer) && !isRelative) ? site : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (!found) return null;
      const instead = standIn(found.id, importer, sources);
      return instead === undefined ? found : { id: instead };
    },
    load: (id) =>
      id.startsWith('\0') ? codeOfModule(id.slice(1), own, paths, ownWords(files)) : null,
  };
};

/**
 * Joins a brand's own code to the site: its components stand in for the library's, its pages and sections
 * are listed among the site's, its words stand in for the site's, and its css lies in a layer over the
 * library's.
 */
export const ownPlugin = (sources: OwnSources): Plugin => ({
  name: 'livery:own-code',
  enforce: 'pre',
  ...ownModules(sources),
  transform: (code, id) =>
    LIBRARY_STYLES.test(id) ? layered(code) : joinSources(code, id, sources),
});
