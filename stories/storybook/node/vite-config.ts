import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { mergeConfig, type InlineConfig } from 'vite';
import { dropJsonAttributes } from '../../../cli/develop/drop-json-attributes.ts';
import { merchantsPlugin } from './merchants-plugin.ts';
import { screensPlugin } from './screens-plugin.ts';

/** The repository. */
const root = path.resolve(import.meta.dirname, '..', '..', '..');

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
        merchantsDir: path.join(root, 'merchants'),
        schemaDir: path.join(root, 'schema'),
      }),
      screensPlugin({
        merchantsDir: path.join(root, 'merchants'),
        recordedDir: path.join(root, 'stories', 'screens', 'recorded'),
      }),
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
        '!src/components/**/*.test.tsx',
      ],
      include: [
        '@vanilla-extract/recipes/createRuntimeFn',
        '@storybook/react-dom-shim',
        'storybook/test',
      ],
    },
    server: { watch: { ignored: ['**/dist/**', '**/.livery/**', '**/tests/**'] } },
  });
