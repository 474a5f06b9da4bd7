import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { mergeConfig, type InlineConfig } from 'vite';
import { dropJsonAttributes } from '../../../cli/work/develop/drop-json-attributes.ts';
import { brandsPlugin } from './brands-plugin.ts';
import { sourcesPlugin } from './sources-plugin.ts';

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
export const viteConfig = (base: InlineConfig): InlineConfig =>
  mergeConfig(base, {
    root,
    publicDir: false,
    envDir: false,
    cacheDir: path.join(root, '.livery', 'cache', 'storybook-vite'),
    plugins: [
      dropJsonAttributes,
      brandsPlugin({ merchantsDir, recordedDir, schemaDir: path.join(root, 'schema') }),
      sourcesPlugin(root),
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
