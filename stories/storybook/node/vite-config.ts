import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { mergeConfig, type InlineConfig } from 'vite';
import { dropJsonAttributes } from '../../../cli/work/develop/drop-json-attributes.ts';
import { brandsPlugin } from './brands-plugin.ts';
import { componentsPlugin } from './components-plugin.ts';
import { narrowDocgen } from './narrow-docgen.ts';
import { sourcesPlugin } from './sources-plugin.ts';
import { stagePlugin } from './stage-plugin.ts';

/** The repository. */
const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** Another fleet than the repository's own: `LIVERY_MERCHANTS=<folder> npm run storybook`. */
const merchantsDir = path.resolve(root, process.env['LIVERY_MERCHANTS'] ?? 'merchants');
const recordedDir = path.join(root, 'stories', 'screens', 'recorded');

const isTest = process.env['VITEST'] === 'true';

/**
 * What Storybook's own Vite needs beside its plugins: the sources are compiled as for a site, and
 * the merchants are read from their folders.
 */
export const viteConfig = async (base: InlineConfig): Promise<InlineConfig> =>
  mergeConfig(
    { ...base, plugins: await narrowDocgen(base.plugins ?? []) },
    {
      root,
      publicDir: false,
      envDir: false,
      cacheDir: path.join(root, '.livery', 'cache', 'storybook-vite'),
      plugins: [
        dropJsonAttributes,
        brandsPlugin({ merchantsDir, recordedDir, schemaDir: path.join(root, 'schema') }),
        sourcesPlugin(root),
        componentsPlugin(root),
        stagePlugin(root),
        react(),
        vanillaExtractPlugin(),
      ],
      // Storybook's own parts are large; no player loads them.
      // Names stay as they are written: snippets show them, and so do traces.
      build: { chunkSizeWarningLimit: 4000, minify: false },
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
    },
  );
