import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type PluginOption } from 'vite';
import type { CompileRecord, OwnGamesRecord, OwnParts } from './compile-record.ts';
import { requireCovered } from './covered-sources.ts';
import { findFeatures } from './find-features.ts';
import { guardFeatures } from './guard-features.ts';
import { precompress } from './precompress.ts';
import { readManifest } from './read-manifest.ts';
import type { ServedCompile } from './serve-compile.ts';
import { takeManifest } from './take-manifest.ts';
import { clientConfig, serverConfig } from './vite-config.ts';

/** What a brand's own code adds to the compile of its site. */
export interface OwnSite {
  plugins: PluginOption[];
  /** Compiles the pages of the games into the folder of the chunks; nothing where own code leaves them as they are. */
  compileGames: (client: string) => Promise<OwnGamesRecord | undefined>;
  /** Name of an own page or section → its key in Vite's manifest. */
  features: ReadonlyMap<string, string>;
  /** What the record says of them. */
  own: OwnParts & { hash: string };
}

/** What the second step leaves for the last. */
const partsFile = (folder: string): string => path.join(folder, 'parts.json');

/** The prerenderer's file, which is an ES module wherever the store lies. */
const compileServer = async ({ root, folder }: ServedCompile, parts?: OwnSite): Promise<void> => {
  await build(serverConfig(root, path.join(folder, 'ssr'), parts?.plugins ?? []));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
};

/** The chunks for browsers, and what they are. */
const compileClient = async (
  { root, folder, key, sources }: ServedCompile,
  { plugins = [], own, features: ownFeatures }: Partial<OwnSite> = {},
): Promise<void> => {
  const client = path.join(folder, 'client');
  const features = findFeatures(root);
  const read = new Set<string>();
  const all = new Map([...features, ...(ownFeatures ?? [])]);
  const guard = guardFeatures(root, features, read);
  await build(clientConfig(root, client, all, [...plugins, guard]));
  requireCovered('the site', read, sources);
  const record: Omit<CompileRecord, 'files'> = {
    key,
    ...readManifest(takeManifest(client), all),
    ...(own && { own }),
  };
  writeFileSync(partsFile(folder), JSON.stringify(record));
};

/** Adds the pages of the games, where a brand's own code changes them. */
const compileGames = async (folder: string, parts: OwnSite): Promise<void> => {
  const games = await parts.compileGames(path.join(folder, 'client'));
  if (!games) return;
  const record = JSON.parse(readFileSync(partsFile(folder), 'utf8')) as CompileRecord;
  writeFileSync(
    partsFile(folder),
    JSON.stringify({ ...record, own: { ...parts.own, games } } satisfies CompileRecord),
  );
};

/** Compresses the chunks, and says last what the compile consists of. */
const finish = async ({ folder }: ServedCompile): Promise<void> => {
  const { own, ...parts } = JSON.parse(readFileSync(partsFile(folder), 'utf8')) as Omit<
    CompileRecord,
    'files'
  >;
  const files = await precompress(path.join(folder, 'client'));
  const record: CompileRecord = { ...parts, files, ...(own && { own }) };
  rmSync(partsFile(folder));
  writeFileSync(path.join(folder, 'compile.json'), `${JSON.stringify(record, null, 1)}\n`);
};

/**
 * Takes one step of a compile of the site: for the prerenderer (`server`), for browsers (`client`), the
 * pages of the games with own code (`games`), and what is compressed and written last (`finish`).
 *
 * @param order its folder is where `client/`, `ssr/` and `compile.json` go
 * @param parts of one brand; left out for the compile that all share
 */
export const compileSite = async (order: ServedCompile, parts?: OwnSite): Promise<void> => {
  const steps: Record<string, () => Promise<void>> = {
    server: () => compileServer(order, parts),
    client: () => compileClient(order, parts),
    games: () => (parts ? compileGames(order.folder, parts) : Promise.resolve()),
    finish: () => finish(order),
  };
  const step = steps[order.step];
  if (!step) throw new Error(`a compile of the site has no step “${order.step}”.`);
  await step();
};
