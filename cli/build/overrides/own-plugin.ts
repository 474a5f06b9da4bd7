import path from 'node:path';
import type { Plugin } from 'vite';
import type { OverrideFiles } from './override-files.ts';

const COMPONENT = /^src\/components\/(\w+)\/(\w+)\.tsx$/;

/**
 * Puts a brand's own components in the place of the library's, wherever the site or another file of
 * own code imports them. The file that replaces a component may import the one that it replaces.
 *
 * @param root of the repository
 */
export const ownPlugin = (root: string, own: OverrideFiles): Plugin => {
  const replaced = new Map(
    own.components.map(({ name, file }) => [name, path.join(own.folder, file)]),
  );
  const isOwn = (file: string): boolean => file.startsWith(own.folder + path.sep);
  /** Own code may stand anywhere on the disk; what it imports is the site's. */
  const site = path.join(root, 'src', 'site', 'main.tsx');
  return {
    name: 'livery:own-code',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const isRelative = source.startsWith('.') || path.isAbsolute(source);
      const from = isOwn(importer) && !isRelative ? site : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (!found) return null;
      const [, folder, name = ''] =
        COMPONENT.exec(path.relative(root, found.id).replaceAll(path.sep, '/')) ?? [];
      const instead = folder === name ? replaced.get(name) : undefined;
      return instead === undefined || instead === importer ? found : { ...found, id: instead };
    },
  };
};
