import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import { build, type Manifest } from 'vite';
import { guardFeatures } from '../compile/guard-features.ts';
import { precompress } from '../compile/precompress.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { GAMES_ENTRY, gamesConfig } from './games-config.ts';
import { houseTheme } from './house-theme.ts';

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

/** The compile must not read what its key does not cover, or an edit there would go unnoticed. */
const requireCovered = (read: ReadonlySet<string>, sources: readonly string[]): void => {
  const known = new Set(sources);
  const strangers = [...read].filter((name) => !known.has(name)).toSorted();
  if (strangers.length > 0)
    throw new Error(`the games import what their compile may not read: ${strangers.join(', ')}`);
};

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
  requireCovered(read, sources);
  const manifestFile = path.join(client, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  rmSync(path.dirname(manifestFile), { recursive: true });
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
