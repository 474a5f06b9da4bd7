import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import { build, type Manifest, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { requireCovered } from '../compile/covered-sources.ts';
import { guardFeatures } from '../compile/guard-features.ts';
import { importRetry, preloadOwnFile } from '../compile/import-retry.ts';
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

/** The css of the library, as vanilla-extract gives it. */
const LIBRARY_STYLES = /\.css\.ts\.vanilla\.css/;

/** The library's css lies below that of a brand, which comes with the brand's theme. */
const layerStyles = (): Plugin => ({
  name: 'livery:layer-styles',
  enforce: 'pre',
  transform: {
    filter: { id: LIBRARY_STYLES },
    handler: (css) => `@layer library,brand;@layer library{${css}}`,
  },
});

interface GamesConfig {
  root: string;
  outDir: string;
  plugins: PluginOption[];
  /** Where it lies on the site of a brand, beside files of others; unset for the pages of all brands. */
  onSite?: string | undefined;
}

/** The compile of the games' pages: one for all brands, whose themes come to it when it is opened. */
const gamesConfig = ({ root, outDir, plugins, onSite }: GamesConfig): InlineConfig => ({
  root,
  // A page of another origin loads what lies on a site.
  base: onSite === undefined ? '/' : './',
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
    layerStyles(),
    importRetry(root),
    ...plugins,
  ],
  build: {
    outDir,
    assetsDir: onSite ?? 'assets',
    emptyOutDir: onSite === undefined,
    target: 'es2022',
    reportCompressedSize: false,
    manifest: true,
    modulePreload: preloadOwnFile,
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

/** A compile of the pages: where it goes, and what it may read. */
interface PagesOrder {
  root: string;
  outDir: string;
  sources: readonly string[];
  /** Of one brand's own code: what joins it, and where its pages lie on its site. */
  own?: { plugins: PluginOption[]; onSite: string };
}

/**
 * Compiles the games' pages into a folder: its own, or with a brand's own code beside the files of its site.
 *
 * @returns the script that a page begins with and its stylesheets, below the folder
 */
export const compilePages = async ({
  root,
  outDir,
  sources,
  own,
}: PagesOrder): Promise<Pick<GamesRecord, 'entry' | 'css'>> => {
  const read = new Set<string>();
  const plugins = [...(own?.plugins ?? []), guardFeatures(root, new Map(), read)];
  await build(gamesConfig({ root, outDir, plugins, onSite: own?.onSite }));
  requireCovered('the page of the games', read, sources);
  const manifest = takeManifest(outDir);
  const entry = manifest[GAMES_ENTRY]?.file;
  if (!entry) throw new Error(`the compile of the games gave no ${GAMES_ENTRY}`);
  return { entry, css: [...new Set(cssOf(manifest, GAMES_ENTRY))] };
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
  const { entry, css: styles } = await compilePages({ root, outDir: client, sources });
  const css = renderThemeCss(houseTheme());
  const theme = `assets/theme.${shortHash(css)}.css`;
  writeFileSync(path.join(client, theme), css);
  await precompress(client);
  const record = { key, entry, css: styles, theme };
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
