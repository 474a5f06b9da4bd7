import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const API = /[\\/]src[\\/]api[\\/]/;
const LIGHT = '?light';
const ONE = /^(.*)\?light=(\w+)$/;

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

/** An endpoint without its schemas: what a page needs to show itself and ask later. */
const lightEndpoint = (file: string, name: string): string =>
  `export const ${name} = { whole: () => import(${JSON.stringify(file)}).then((all) => all.${name}) };`;

/** The same endpoints, each in a module of its own, so that a page carries those that it calls. */
const lightModule = (file: string, exported: Record<string, unknown>): string => {
  const lines = Object.entries(exported).map(([key, value]) => {
    const from = isEndpoint(value) ? `${file}${LIGHT}=${key}` : file;
    return `export { ${key} } from ${JSON.stringify(from)};`;
  });
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
    // Otherwise the bundler keeps the schemas, because creating them might have side effects.
    config: () => ({
      build: {
        rolldownOptions: { treeshake: { moduleSideEffects: [{ test: API, sideEffects: false }] } },
      },
    }),
    async resolveId(source, importer, options) {
      if (ONE.test(source)) return source;
      if (!source.startsWith('#api/') || !importer?.startsWith(site)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(api)) return resolved;
      return { ...resolved, id: resolved.id + LIGHT };
    },
    load: {
      filter: { id: /\?light(=\w+)?$/ },
      handler: async (id) => {
        const [, whole = '', name = ''] = ONE.exec(id) ?? [];
        if (name) return { code: lightEndpoint(whole, name) };
        const file = id.slice(0, -LIGHT.length);
        const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
        return { code: lightModule(file, exported) };
      },
    },
  };
};
