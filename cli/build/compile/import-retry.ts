import path from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

/** Vite's module that every dynamic import goes through in a compile for browsers. */
const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/;

const OURS = 'src/components/PageLoader/import-with-files.ts';

/**
 * Lets a part of the site be imported again after the network failed: Vite's own helper preloads
 * modules, and a module that was preloaded in vain is lost to the page until it is reloaded.
 */
export const importRetry = (root: string): Plugin => ({
  name: 'livery:import-retry',
  transform: {
    filter: { id: PRELOAD_HELPER },
    handler: () =>
      `export { importWithFiles as __vitePreload } from ${JSON.stringify(path.join(root, OURS))};`,
  },
});

/** A part of one file needs its file as well: Vite lists a part's files only when there are several. */
export const preloadOwnFile: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, others) => [...new Set([file, ...others])],
};
