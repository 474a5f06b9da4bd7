import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { stampFiles } from '../../base/files/fingerprint.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { ROOT } from '../../base/paths.ts';
import { addressOf } from '../quick-resolve.ts';
import { BUNDLED } from './bundled-verbs.ts';
import { type BundleRecord, RECORD, WRAPPER } from './bundle-record.ts';
import { toPlainCode } from './to-plain-code.ts';

/**
 * A bundle that another one stands for is left for so long after that, or after a run that goes on for longer has
 * said that it still loads from it (`load-bundle.ts`): nobody begins with it any more.
 */
const KEPT_MS = 86_400_000;

/** What decides about the bundle beside its sources: names of folders, versions of packages, and how it is made and run. */
const BESIDE = [
  'package.json',
  'package-lock.json',
  ...['bundle-program', 'to-plain-code', 'load-bundle'].map(
    (name) => `cli/program/bundle/${name}.ts`,
  ),
];

/**
 * What a build of one brand runs begins here; each of them is loaded when it is needed. With what they
 * import they become one file: of many small ones each costs a look at the disk, twice.
 */
const BUILD = [
  'cli/program/bundle/bundled-main.ts',
  'cli/program/commands/build/build.action.ts',
  'cli/api/build.ts',
  'cli/build/fleet/build-merchants.ts',
  'cli/build/fleet/make-site.ts',
];

/** Packages of plain JavaScript that each build runs: their code is kept with ours. */
const WITHIN =
  /^(?:commander|@humanwhocodes\/momoa|fastest-levenshtein|fast-deep-equal|handlebars\/dist\/handlebars\.runtime\.js|ajv\/dist\/runtime\/\w+|ajv-formats\/dist\/formats)$/;

/** Those of them that a source requires as soon as it is loaded. */
const REQUIRED =
  /\bload(?=\(["'](?:handlebars\/dist|ajv\/dist\/runtime|ajv-formats)\/[\w/.]+["']\))/g;

/** Remembers what imports what, and tells what a build imports. */
const followImports = () => {
  const imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'livery-imports',
    moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
  };
  let found: Set<string> | undefined;
  const follow = (): Set<string> => {
    const seen = new Set<string>();
    const open = BUILD.map((name) => path.join(ROOT, name));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(imports.get(id) ?? []));
    }
    return seen;
  };
  return { plugin, isOfBuild: (id: string): boolean => (found ??= follow()).has(id) };
};

/** The sources of a verb that is never run bundled stay where they are. */
const isOfOtherVerb = (url: string): boolean => {
  const verb = /\/cli\/program\/commands\/([^/]+)\//.exec(url)?.[1];
  return verb !== undefined && !BUNDLED.has(verb);
};

/** Ours are found as Node finds them; packages stay outside. Files know where they stood. */
const ourSources: Plugin = {
  name: 'livery-sources',
  resolveId: (id, importer) => {
    if (importer === undefined) return null;
    const url = addressOf(id, pathToFileURL(importer).href);
    if (url !== undefined)
      return isOfOtherVerb(url) ? { id: url, external: true } : fileURLToPath(url);
    // What is left are packages, and files beside ours or beside those of a package.
    return id.startsWith('.') || WITHIN.test(id) || REQUIRED.test(id)
      ? null
      : { id, external: true };
  },
  transform: (code, id) => {
    if (!code.includes('import.meta.')) return null;
    // By this name Rolldown knows that a module is required.
    return code
      .replaceAll(REQUIRED, 'require')
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.filename', JSON.stringify(id))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

/** Each file is a function of what `load-bundle.ts` hands in, as text that is read as it is. */
const plainScripts: Plugin = {
  name: 'livery-plain-scripts',
  // Last of all: whoever parses it once more would drop a function that nobody calls.
  generateBundle: (_options, bundle) => {
    for (const piece of Object.values(bundle))
      if (piece.type === 'chunk')
        piece.code = `${WRAPPER.start}${toPlainCode(piece.code)}${WRAPPER.end}`;
  },
};

/** Says of the bundle that the record names that runs were begun with it until now. Who wrote the record, and for which Node, does not matter. */
const noteReplaced = (folder: string): void => {
  try {
    const { entry } = JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as BundleRecord;
    const now = Date.now() / 1000;
    utimesSync(path.join(folder, path.dirname(entry)), now, now);
  } catch {
    // There is none.
  }
};

/** Takes away what no record names and nobody loads from any more. */
const sweep = (folder: string, current: string): void => {
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    const isOld = Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT_MS;
    if (name.startsWith('b-') && name !== current && isOld)
      rmSync(place, { recursive: true, force: true });
  }
};

/**
 * Puts the program into one piece and writes down what it was made of.
 *
 * @param folder where bundles are kept; it must exist
 * @throws where a source does not parse, or is written to meanwhile
 */
export const bundleProgram = async (folder: string): Promise<void> => {
  const begunMs = Date.now();
  const { plugin, isOfBuild } = followImports();
  const bundle = await rolldown({
    input: { main: path.join(ROOT, 'cli', 'program', 'bundle', 'bundled-main.ts') },
    cwd: ROOT,
    platform: 'node',
    // Modules are run whole and in their order, as without a bundle.
    treeshake: false,
    plugins: [ourSources, plugin, plainScripts],
    logLevel: 'silent',
  });
  const place = mkdtempSync(path.join(folder, 'b-'));
  try {
    const { output } = await bundle.write({
      dir: place,
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
      codeSplitting: { groups: [{ name: 'build', test: isOfBuild }] },
    });
    const modules = output.flatMap((piece) => (piece.type === 'chunk' ? piece.moduleIds : []));
    const sources = modules
      .filter((id) => path.isAbsolute(id))
      .map((id) => path.relative(ROOT, id));
    const names = [...new Set([...BESIDE, ...sources])].join('\n');
    const stamp = stampFiles(ROOT, names);
    const isTouched = (name: string): boolean =>
      statSync(path.join(ROOT, name)).ctimeMs > begunMs - 1000;
    if (names.split('\n').some(isTouched)) throw new Error('The sources are being written to.');
    const entry = path.join(path.basename(place), 'main.cjs');
    const record: BundleRecord = { root: ROOT, node: process.version, names, stamp, entry };
    noteReplaced(folder);
    writeWhole(path.join(folder, RECORD), JSON.stringify(record));
    sweep(folder, path.basename(place));
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  } finally {
    await bundle.close();
  }
};
