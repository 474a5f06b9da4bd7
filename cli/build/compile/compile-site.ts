import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { CompileRecord } from './compile-record.ts';
import { requireCovered } from './covered-sources.ts';
import { findFeatures } from './find-features.ts';
import { guardFeatures } from './guard-features.ts';
import { precompress } from './precompress.ts';
import { readManifest } from './read-manifest.ts';
import { takeManifest } from './take-manifest.ts';
import { clientConfig, serverConfig } from './vite-config.ts';

/**
 * Compiles the site for browsers and for the prerenderer, compresses it, and writes
 * `compile.json` last.
 *
 * @param folder where `client/`, `ssr/` and `compile.json` go
 * @param sources the files that the key covers, from the root
 */
export const compileSite = async (
  root: string,
  folder: string,
  key: string,
  sources: readonly string[],
): Promise<CompileRecord> => {
  const client = path.join(folder, 'client');
  const features = findFeatures(root);
  const read = new Set<string>();
  await build(clientConfig(root, client, features, [guardFeatures(root, features, read)]));
  requireCovered('the site', read, sources);
  await build(serverConfig(root, path.join(folder, 'ssr')));

  const manifest = takeManifest(client);
  const record: CompileRecord = {
    key,
    ...readManifest(manifest, features),
    files: await precompress(client),
  };
  // The prerenderer's file is an ES module wherever the store lies.
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(path.join(folder, 'compile.json'), `${JSON.stringify(record, null, 1)}\n`);
  return record;
};
