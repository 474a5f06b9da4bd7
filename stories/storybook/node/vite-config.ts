import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { mergeConfig, type InlineConfig } from 'vite';
import { dropJsonAttributes } from '../../../cli/work/develop/drop-json-attributes.ts';
import { merchantsPlugin } from './merchants-plugin.ts';
import { brandModulesPlugin } from './brand-modules-plugin.ts';
import { merchantStories } from './merchant-stories.ts';
import { screensModule } from './screens-module.ts';
import { themePageData } from './theme-page-data.ts';

/** The repository. */
const root = path.resolve(import.meta.dirname, '..', '..', '..');

const merchantsDir = path.join(root, 'merchants');
const recordedDir = path.join(root, 'stories', 'screens', 'recorded');

const isTest = process.env['VITEST'] === 'true';

/**
 * What Storybook's own Vite needs beside its plugins: the sources are compiled as for a site, and
 * the merchants are read from their folders.
 */
export const viteConfig = (base: InlineConfig): InlineConfig =>
  mergeConfig(base, {
    root,
    publicDir: false,
    envDir: false,
    cacheDir: path.join(root, '.livery', 'cache', 'storybook-vite'),
    plugins: [
      dropJsonAttributes,
      merchantsPlugin({
        merchantsDir,
        schemaDir: path.join(root, 'schema'),
      }),
      brandModulesPlugin(merchantsDir, {
        id: 'virtual:livery/screens',
        exportName: 'screens',
        render: (merchant) => screensModule(merchant, recordedDir),
        filesOf: (code) => [path.join(recordedDir, `${code}.json`)],
      }),
      brandModulesPlugin(merchantsDir, {
        id: 'virtual:livery/theme-pages',
        exportName: 'themePages',
        render: (merchant) => `export const page = ${JSON.stringify(themePageData(merchant))};`,
      }),
      merchantStories(),
      react(),
      vanillaExtractPlugin(),
    ],
    // Storybook's own parts are large; no player loads them.
    build: { chunkSizeWarningLimit: 2000 },
    // Found at the start: a package that turns up later would load the page anew.
    optimizeDeps: {
      entries: [
        'stories/storybook/preview.tsx',
        'stories/**/*.{mdx,stories.tsx}',
        'src/components/**/*.tsx',
        'merchants/*/overrides/**/*.tsx',
        '!src/components/**/*.test.tsx',
      ],
      include: [
        '@vanilla-extract/recipes/createRuntimeFn',
        '@storybook/react-dom-shim',
        'storybook/test',
      ],
    },
    // A test run reads what is there when it begins.
    server: isTest ? {} : { watch: { ignored: ['**/dist/**', '**/.livery/**', '**/tests/**'] } },
  });
