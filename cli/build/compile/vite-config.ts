import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption, Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { importRetry, preloadOwnFile } from './import-retry.ts';
import { lightEndpoints } from './light-endpoints.ts';
import { pruneAriaMessages } from './prune-aria-messages.ts';
import { splitMessages } from './split-messages.ts';
import { trimI18next } from './trim-i18next.ts';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;

/** A component's name for debugging, set in a statement of its own. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/** Calls of React that only wrap what they are given. */
const WRAPPER = /= (React\w*\.(?:forwardRef|memo|createContext)\()/g;

const DEVELOPMENT = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;

/**
 * Takes React Router's build for production, which its package names to CommonJS only, and lets the
 * bundler leave out what the site does not use of it: the wrappers and debugging names of its
 * components look like effects, so all of them would be carried.
 */
const trimRouter = (): Plugin => ({
  name: 'livery:trim-router',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT, '$1production$2') };
    },
  },
  transform: {
    filter: { id: ROUTER },
    handler: (code) => code.replace(DISPLAY_NAME, '').replace(WRAPPER, '= /* @__PURE__ */ $1'),
  },
});

const shared = (root: string, outDir: string, plugins: PluginOption[]): InlineConfig => ({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  mode: 'production',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Class names must be the same in the prerendered page and in the browser.
  plugins: [
    pruneAriaMessages(),
    splitMessages(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    ...plugins,
  ],
  build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
});

/**
 * The compile for browsers: hashed chunks and Vite's manifest.
 *
 * @param features feature name → module's path from the root
 */
export const clientConfig = (
  root: string,
  outDir: string,
  features: ReadonlyMap<string, string>,
  plugins: PluginOption[] = [],
): InlineConfig => {
  const config = shared(root, outDir, [
    lightEndpoints(root),
    trimI18next(),
    trimRouter(),
    importRetry(root),
    ...plugins,
  ]);
  return {
    ...config,
    build: {
      ...config.build,
      manifest: true,
      modulePreload: preloadOwnFile,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { main: 'src/site/main.tsx' },
        // The merchant's entry module imports `start` from it.
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: chunkGroups(root, features) } },
      },
    },
  };
};

const PRERENDER = 'virtual:livery-prerender';

/** What the build asks of the site: the page, the optional parts, and the parts behind the page. */
const PRERENDER_CODE = `
export { renderHome, renderScreen, features, publicPages } from '/src/site/prerender.tsx';
import { partsAtOnce, partsBelow } from '/src/site/parts.ts';
import { screens } from '/src/site/features.generated.ts';
const namesOf = (list) => (settings) => list(settings, screens.home).map(({ name }) => name);
export const partsAtOnceOfHome = namesOf(partsAtOnce);
export const partsBelowOfHome = namesOf(partsBelow);
`;

const prerenderEntry: PluginOption = {
  name: 'livery:prerender-entry',
  resolveId: (id) => (id === PRERENDER ? `\0${PRERENDER}` : null),
  load: (id) => (id === `\0${PRERENDER}` ? PRERENDER_CODE : null),
};

/**
 * The compile for the prerenderer: one file that needs nothing beside it.
 *
 * @param plugins of one brand's own code: where it throws is then looked up in a source map
 */
export const serverConfig = (
  root: string,
  outDir: string,
  plugins: PluginOption[] = [],
): InlineConfig => {
  const config = shared(root, outDir, [prerenderEntry, ...plugins]);
  return {
    ...config,
    ssr: { noExternal: true },
    build: {
      ...config.build,
      sourcemap: plugins.length > 0 ? 'hidden' : false,
      ssr: true,
      emitAssets: false,
      rolldownOptions: {
        input: { prerender: PRERENDER },
        output: { entryFileNames: 'prerender.js', codeSplitting: false },
      },
    },
  };
};
