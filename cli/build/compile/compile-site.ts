import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type PluginOption } from 'vite';
import type { CompileRecord } from './compile-record.ts';
import { requireCovered } from './covered-sources.ts';
import { findFeatures } from './find-features.ts';
import { guardFeatures } from './guard-features.ts';
import { precompress } from './precompress.ts';
import { readManifest } from './read-manifest.ts';
import { takeManifest } from './take-manifest.ts';
import { clientConfig, serverConfig } from './vite-config.ts';

/** What a brand's own code adds to the compile of its site. */
export interface OwnSite {
  plugins: PluginOption[];
  /** Name of an own page or section → its key in Vite's manifest. */
  features: ReadonlyMap<string, string>;
  /** What the record says of them. */
  own: NonNullable<CompileRecord['own']>;
}

/**
 * Compiles the site for browsers and for the prerenderer, compresses it, and writes
 * `compile.json` last.
 *
 * @param folder where `client/`, `ssr/` and `compile.json` go
 * @param sources the files that the key covers, from the root
 * @param parts of one brand; left out for the compile that all share
 */
export const compileSite = async (
  root: string,
  folder: string,
  key: string,
  sources: readonly string[],
  parts?: OwnSite,
): Promise<CompileRecord> => {
  const client = path.join(folder, 'client');
  const features = findFeatures(root);
  const read = new Set<string>();
  const { plugins = [], own } = parts ?? {};
  const all = new Map([...features, ...(parts?.features ?? [])]);
  const guard = guardFeatures(root, features, read);
  await build(clientConfig(root, client, all, [...plugins, guard]));
  requireCovered('the site', read, sources);
  await build(serverConfig(root, path.join(folder, 'ssr'), plugins));

  const manifest = takeManifest(client);
  const record: CompileRecord = {
    key,
    ...readManifest(manifest, all),
    files: await precompress(client),
    ...(own && { own }),
  };
  // The prerenderer's file is an ES module wherever the store lies.
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(path.join(folder, 'compile.json'), `${JSON.stringify(record, null, 1)}\n`);
  return record;
};
