import type { Plugin } from 'vite';

/** No line of the result leads anywhere, and none is sent. */
const NO_MAP = { version: 3 as const, sources: [], names: [], mappings: '' };

/**
 * Leaves out the source maps of packages. Vite sends them within each script at every start: of the ten
 * megabytes of a first page seven were maps of packages, in which nobody of a brand looks for a fault.
 *
 * @param cache where Vite keeps packages, absolute
 */
export const dropPackageMaps = (cache: string): Plugin => ({
  name: 'livery:drop-package-maps',
  enforce: 'post',
  transform: (code, id) => (id.startsWith(cache) ? { code: `${code}\n`, map: NO_MAP } : undefined),
});
