import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import { build, type Manifest, type InlineConfig, type PluginOption } from 'vite';
import { requireCovered } from '../compile/covered-sources.ts';
import { guardFeatures } from '../compile/guard-features.ts';
import { precompress } from '../compile/precompress.ts';
import { takeManifest } from '../compile/take-manifest.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import { fillTheme } from '#config/theme/fill-theme.ts';
import { type ResolvedTheme, resolveTheme } from '#config/theme/resolve-theme.ts';
import type { Layout, Theme } from '#generated/merchant-config.ts';
import { defaultTheme } from '#generated/theme-model.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { pruneAriaMessages } from '../compile/prune-aria-messages.ts';

/** The page's file, from the root. */
const GAMES_ENTRY = 'src/games/main.tsx';

/** The compile of the games' pages: one for all brands, whose themes come to it when it is opened. */
const gamesConfig = (root: string, outDir: string, plugins: PluginOption[] = []): InlineConfig => ({
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

/** What one compile of the games' pages gave: `compile.json` in its folder. */
export interface GamesRecord {
  key: string;
  /** The page's script, below `client/`. */
  entry: string;
  /** Its stylesheets. */
  css: string[];
  /** The theme of pages that belong to no brand. */
  theme: string;
}

/** The stylesheets of a chunk and of all that it imports at once. */
const cssOf = (manifest: Manifest, name: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [
    ...(chunk.imports ?? []).flatMap((each) => cssOf(manifest, each, seen)),
    ...(chunk.css ?? []),
  ];
};

/**
 * Compiles the games' pages, compresses them, and writes `compile.json` last.
 *
 * @param folder where `client/` and `compile.json` go
 * @param sources the files that the key covers, from the root
 */
export const compileGames = async (
  root: string,
  folder: string,
  key: string,
  sources: readonly string[],
): Promise<GamesRecord> => {
  const client = path.join(folder, 'client');
  const read = new Set<string>();
  await build(gamesConfig(root, client, [guardFeatures(root, new Map(), read)]));
  requireCovered('the page of the games', read, sources);
  const manifest = takeManifest(client);
  const entry = manifest[GAMES_ENTRY]?.file;
  if (!entry) throw new Error(`the compile of the games gave no ${GAMES_ENTRY}`);
  const css = renderThemeCss(houseTheme());
  const theme = `assets/theme.${shortHash(css)}.css`;
  writeFileSync(path.join(client, theme), css);
  await precompress(client);
  const record = { key, entry, css: [...new Set(cssOf(manifest, GAMES_ENTRY))], theme };
  writeFileSync(path.join(folder, 'compile.json'), `${JSON.stringify(record, null, 1)}\n`);
  return record;
};

const layout: Layout = {
  header: 'classic',
  hero: 'split',
  tile: 'landscape',
  corner: 8,
  density: 'airy',
  footer: 'slim',
};

/** The look of pages that belong to no brand: the base theme that whoever names none would get. */
const houseTheme = (): ResolvedTheme => {
  const look: Parameters<typeof fillTheme>[0] = {
    theme: { extends: defaultTheme, colors: { light: {}, dark: {} }, tokens: {} },
    layout: {},
  };
  fillTheme(look, { parents: [], base: defaultTheme });
  // Every setting was just filled.
  return resolveTheme(look.theme as unknown as Theme, layout, [...translatedLanguages()]);
};
