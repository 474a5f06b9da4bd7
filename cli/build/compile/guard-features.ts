import path from 'node:path';
import type { Plugin } from 'vite';
import { FEATURE_FILES } from './feature-files.ts';

/**
 * Fails the compile when an optional part cannot be left out because something other than the lists
 * of parts imports its module. Also notes every file of ours that the compile read.
 *
 * @param features feature name → module's path from the root
 * @param read receives the paths from the root
 */
export const guardFeatures = (
  root: string,
  features: ReadonlyMap<string, string>,
  read: Set<string>,
): Plugin => ({
  name: 'livery:guard-features',
  generateBundle() {
    const relative = (id: string): string =>
      path.relative(root, id.split('?')[0] ?? id).replaceAll(path.sep, '/');
    for (const id of this.getModuleIds()) {
      const name = relative(id);
      if (path.isAbsolute(id) && !name.startsWith('..') && !name.includes('node_modules/')) {
        read.add(name.replace(/\.vanilla\.css$/, ''));
      }
    }
    for (const [feature, module] of features) {
      const info = this.getModuleInfo(path.join(root, module));
      if (!info) this.error(`feature "${feature}": the compile never reached ${module}.`);
      const gate = (id: string): boolean => FEATURE_FILES.some((file) => file === relative(id));
      const leaks = [...info.importers, ...info.dynamicImporters.filter((id) => !gate(id))];
      if (leaks.length > 0) {
        this.error(
          `feature "${feature}" cannot be left out: ${module} is imported by ` +
            `${leaks.map(relative).join(', ')}. Only ${FEATURE_FILES.join(' and ')} may import it.`,
        );
      }
    }
  },
});
