import path from 'node:path';
import type { Plugin } from 'vite';
import { listOverrides } from '../../build/overrides/override-files.ts';
import { codeOfModule, isOwnModule } from '../../build/overrides/own-modules.ts';
import {
  joinSources,
  layered,
  LIBRARY_STYLES,
  type OwnSources,
  pathsOf,
  standIn,
} from '../../build/overrides/own-plugin.ts';
import { ownWords } from '../../build/overrides/own-words.ts';
import { readOwnRecord } from '../../build/overrides/read-own.ts';
import { ROOT } from '../../base/paths.ts';

/** Which brand's page a module belongs to: brands without own code share theirs. */
const MARK = /[?&]own=([a-z0-9-]+)/;

/** The address of the site's start for a brand. */
export const mainOf = (merchant: string): string =>
  `/src/site/main.tsx${listOverrides(merchant) ? `?own=${path.basename(merchant)}` : ''}`;

/** What a brand adds, as its folder is now. */
export const readOwnSources = (merchant: string): OwnSources | undefined => {
  const files = listOverrides(merchant);
  return files && { root: ROOT, files, own: readOwnRecord(files) };
};

/** What of own code decides beyond its own modules: an edit of it needs a fresh page. */
export const describeOwn = (merchant: string): string => {
  const sources = readOwnSources(merchant);
  return sources ? JSON.stringify([sources.own, sources.files, ownWords(sources.files)]) : '';
};

const withoutMark = (id: string): string => id.replace(MARK, '');

const isMarked = (id: string, { root, files }: OwnSources): boolean => {
  const isOurs = id.startsWith(path.join(root, 'src') + path.sep) || id.startsWith(files.folder);
  return isOurs && /\.tsx?$/.test(id) && !id.endsWith('.css.ts');
};

/**
 * Own code in the development server: the modules of a brand that has some bear its code in their
 * addresses, all the way down, so that brands may differ in what stands behind the same import.
 *
 * @param folderOf a brand's folder by its code
 */
export const ownCodePlugin = (folderOf: (code: string) => string): Plugin => {
  const sourcesOf = (id: string | undefined): OwnSources | undefined => {
    const code = MARK.exec(id ?? '')?.[1];
    return code === undefined ? undefined : readOwnSources(folderOf(code));
  };
  return {
    name: 'livery:own-code',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const sources = sourcesOf(importer);
      if (!sources || importer === undefined) return null;
      const code = path.basename(path.dirname(sources.files.folder));
      const mark = `?own=${code}`;
      if (isOwnModule(source)) return `\0${source}${mark}`;
      const own = withoutMark(importer);
      const from = own.startsWith('\0') || own.startsWith(sources.files.folder + path.sep);
      const isRelative = source.startsWith('.');
      const site = pathsOf(sources).library('src/site/main.tsx');
      const at = from && !isRelative ? site : own;
      const found = await this.resolve(withoutMark(source), at, { ...options, skipSelf: true });
      if (!found) return null;
      const instead = standIn(found.id, own, sources) ?? found.id;
      if (instead.startsWith('\0livery-own/')) return instead + mark;
      return isMarked(instead, sources) ? instead + mark : { ...found, id: instead };
    },
    load(id) {
      const sources = id.startsWith('\0livery-own/') ? sourcesOf(id) : undefined;
      if (!sources) return null;
      const name = withoutMark(id).slice(1);
      return codeOfModule(name, sources.own, pathsOf(sources), ownWords(sources.files));
    },
    transform(code, id) {
      // In every brand, for all share them: nothing outside a layer competes with them.
      if (LIBRARY_STYLES.test(id)) return layered(code);
      const sources = sourcesOf(id);
      return sources ? joinSources(code, withoutMark(id), sources) : null;
    },
  };
};
