import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { pruneAriaMessages } from '../compile/prune-aria-messages.ts';

/** The page's file, from the root. */
export const GAMES_ENTRY = 'src/games/main.tsx';

/** The compile of the games' pages: one for all brands, whose themes come to it when it is opened. */
export const gamesConfig = (
  root: string,
  outDir: string,
  plugins: PluginOption[] = [],
): InlineConfig => ({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  mode: 'production',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    pruneAriaMessages(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    ...plugins,
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: { main: GAMES_ENTRY } },
  },
});
