import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const API = /[\\/]src[\\/]api[\\/]/;
const LIGHT = '?light';

/** An export of an API module, as far as it matters here. */
interface Exported {
  name?: unknown;
  method?: unknown;
  path?: unknown;
}

const isEndpoint = (value: unknown): boolean => {
  const { name, method, path: address } = (value ?? {}) as Exported;
  return [name, method, address].every((field) => typeof field === 'string');
};

/** The same endpoints without their schemas: what a page needs to show itself and ask later. */
const lightModule = (file: string, exported: Record<string, unknown>): string => {
  const real = JSON.stringify(file);
  const lines = Object.entries(exported).map(([key, value]) =>
    isEndpoint(value)
      ? `export const ${key} = { whole: () => import(${real}).then((all) => all.${key}) };`
      : `export { ${key} } from ${real};`,
  );
  return lines.join('\n');
};

/**
 * Gives the site's code every endpoint without its schemas and without zod: they come in a file of
 * their own with the first call, so that the first page need not wait for them. One call is still
 * written once, in `src/api`.
 */
export const lightEndpoints = (root: string): Plugin => {
  const api = path.join(root, 'src', 'api') + path.sep;
  const site = path.join(root, 'src', 'site') + path.sep;
  return {
    name: 'livery:light-endpoints',
    enforce: 'pre',
    // Else the schemas stay for what their making might do.
    config: () => ({
      build: {
        rolldownOptions: { treeshake: { moduleSideEffects: [{ test: API, sideEffects: false }] } },
      },
    }),
    async resolveId(source, importer, options) {
      if (!source.startsWith('#api/') || !importer?.startsWith(site)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(api)) return resolved;
      return { ...resolved, id: resolved.id + LIGHT };
    },
    load: {
      filter: { id: /\?light$/ },
      handler: async (id) => {
        const file = id.slice(0, -LIGHT.length);
        const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
        return { code: lightModule(file, exported) };
      },
    },
  };
};
