import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { lightEndpoints } from './light-endpoints.ts';
import { pruneAriaMessages } from './prune-aria-messages.ts';
import { splitMessages } from './split-messages.ts';
import { trimI18next } from './trim-i18next.ts';
import { trimRouter } from './trim-router.ts';

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
    ...plugins,
  ]);
  return {
    ...config,
    build: {
      ...config.build,
      manifest: true,
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
export { renderHome, features } from '/src/site/prerender.tsx';
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

/** The compile for the prerenderer: one file that needs nothing beside it. */
export const serverConfig = (root: string, outDir: string): InlineConfig => {
  const config = shared(root, outDir, [prerenderEntry]);
  return {
    ...config,
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: true,
      emitAssets: false,
      rolldownOptions: {
        input: { prerender: PRERENDER },
        output: { entryFileNames: 'prerender.js', codeSplitting: false },
      },
    },
  };
};
