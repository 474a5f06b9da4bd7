import type { Manifest } from 'vite';
import type { Chunk, CompileRecord } from './compile-record.ts';

const LOCALE = /^src\/generated\/site-words\/(.+)\.ts$/;

/** Every chunk that one imports at once, itself left out. */
const staticImports = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  for (const next of manifest[key]?.imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    staticImports(manifest, next, seen);
  }
  return [...seen];
};

/** Every chunk reachable from one, at once or later, without entering an optional one. */
const reach = (manifest: Manifest, start: string, gated: ReadonlySet<string>): Set<string> => {
  const reached = new Set([start]);
  for (const key of reached) {
    const chunk = manifest[key];
    for (const next of chunk?.imports ?? []) reached.add(next);
    for (const next of chunk?.dynamicImports ?? []) if (!gated.has(next)) reached.add(next);
  }
  return reached;
};

const filesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> => {
  const files = new Set<string>();
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) continue;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  }
  return files;
};

/**
 * Refuses chunks that import each other: one of them would run before what it needs is there.
 *
 * @throws with the circle's files
 */
const refuseCircles = (manifest: Manifest): void => {
  const files = Object.keys(manifest)
    .filter((key) => staticImports(manifest, key).includes(key))
    .map((key) => manifest[key]?.file);
  if (files.length > 0) throw new Error(`these chunks import each other: ${files.join(', ')}`);
};

/**
 * Works out from Vite's manifest which files every site carries and which come with an optional
 * part or a language.
 *
 * @param features feature name → module's path from the root
 * @throws when an optional part's chunk would reach every site all the same
 */
export const readManifest = (
  manifest: Manifest,
  features: ReadonlyMap<string, string>,
): Pick<CompileRecord, 'entry' | 'base' | 'features' | 'locales' | 'chunks'> => {
  refuseCircles(manifest);
  const locales = Object.keys(manifest).flatMap((key): [string, string][] => {
    const language = LOCALE.exec(key)?.[1];
    return language ? [[language, key]] : [];
  });
  const main = 'src/site/main.tsx';
  const entry = manifest[main]?.file;
  if (entry === undefined) throw new Error(`Vite's manifest has no ${main}.`);
  const gated = new Set([...features.values(), ...locales.map(([, key]) => key)]);
  const base = filesOf(manifest, reach(manifest, main, gated));

  const part = (name: string, key: string): { chunk: string; files: string[] } => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${name}: ${key} has no chunk of its own.`);
    if (base.has(chunk.file)) {
      throw new Error(`${name}: its chunk ${chunk.file} is statically reachable by every site.`);
    }
    const files = filesOf(manifest, reach(manifest, key, gated));
    return { chunk: chunk.file, files: [...files].filter((file) => !base.has(file)).toSorted() };
  };
  const parts = (pairs: Iterable<[string, string]>, kind: string) =>
    Object.fromEntries([...pairs].map(([name, key]) => [name, part(`${kind} "${name}"`, key)]));

  const chunks: Record<string, Chunk> = {};
  for (const [key, { file, css = [] }] of Object.entries(manifest)) {
    const imports = staticImports(manifest, key).flatMap((each) => manifest[each]?.file ?? []);
    chunks[file] = { imports, css };
  }
  return {
    entry,
    base: [...base].toSorted(),
    features: parts(features, 'feature'),
    locales: parts(locales, 'language'),
    chunks,
  };
};
