import type { Script } from 'node:vm';
import { readRecord } from './bundle-record.ts';

const { appendFileSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } =
  process.getBuiltinModule('node:fs');
const { isAscii } = process.getBuiltinModule('node:buffer');
const { createRequire } = process.getBuiltinModule('node:module');
const path = process.getBuiltinModule('node:path');
const vm = process.getBuiltinModule('node:vm');
const { crc32 } = process.getBuiltinModule('node:zlib');

type Bundled = typeof import('./bundled-main.ts');

/** How often a run says that it still loads from its bundle; one is kept for many times as long (`bundle-program.ts`). */
const SAYS_EVERY_MS = 3_600_000;

/** Beside each file of a bundle: the code that V8 made of what a run used of it, after its checksum. */
const CODE = '.code';
const CHECKSUM_BYTES = 4;

/** A byte for each run that could keep its code. */
const RUNS = 'runs';

/** Who runs longer does not care about its start, and V8 has thrown code away that was not used lately. In seconds. */
const SHORT_RUN = 20;

/** The code that is kept of a file; none where there is none, or where it was damaged. */
const readCode = (file: string): Buffer | undefined => {
  try {
    const kept = readFileSync(file + CODE);
    const code = kept.subarray(CHECKSUM_BYTES);
    return crc32(code) === kept.readUInt32LE() ? code : undefined;
  } catch {
    return undefined;
  }
};

const keepCode = (file: string, script: Script): void => {
  const code = script.createCachedData();
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(code));
  const draft = `${file}${CODE}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([checksum, code]));
  renameSync(draft, file + CODE);
};

/** A file of a bundle: nearly always ASCII (`to-plain-code.ts`), which V8 takes as it is. */
const readText = (file: string): string => {
  const bytes = readFileSync(file);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
};

/** Of packages, and of sources by their whole address. */
const importFromHere = (id: string): Promise<unknown> => import(id);

/**
 * Runs files of a bundle as CommonJS, each once, with the code that a former run made of them. Node's own
 * cache keeps what it compiles when a file is loaded: of each function no more than where it begins and ends.
 *
 * @param entry the first file
 */
const requireScript = (entry: string) => {
  const packages = createRequire(entry);
  const loaded = new Map<string, { exports: unknown }>();
  const scripts = new Map<string, Script>();
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const cachedData = readCode(file);
    const script = new vm.Script(readText(file), {
      filename: file,
      ...(cachedData && { cachedData }),
    });
    scripts.set(file, script);
    const folder = path.dirname(file);
    const requireFrom = (id: string): unknown =>
      id.startsWith('./') ? load(path.join(folder, id)) : packages(id);
    (script.runInThisContext() as (...given: unknown[]) => void)(
      module.exports,
      requireFrom,
      importFromHere,
    );
    return module.exports;
  };
  return { exports: load(entry), scripts };
};

/**
 * At the end of some short runs what was compiled is kept for the next ones: of the first, second, fourth, eighth and so
 * on, for each adds what those before it did not need, and keeping costs a tenth of a run.
 */
const keepCodeAtExit = (folder: string, scripts: ReadonlyMap<string, Script>): void => {
  process.on('exit', () => {
    if (process.uptime() > SHORT_RUN) return;
    try {
      const runs = path.join(folder, RUNS);
      appendFileSync(runs, '.');
      const { size } = statSync(runs);
      // V8 takes no code that was made with other flags: whoever starts Node with some would go without.
      const isRefused = [...scripts.values()].some(({ cachedDataRejected: is }) => is === true);
      // A power of two has one bit.
      if ((size & (size - 1)) !== 0 && !isRefused) return;
      for (const [file, script] of scripts) keepCode(file, script);
    } catch {
      // Where nothing can be written each run compiles what it needs.
    }
  });
};

/** A long run says now and then that it may load further files of its bundle: a newer one may have come long ago. A short one says nothing, for a bundle is kept for a while. */
const sayLoadsFrom = (folder: string): void => {
  setInterval(() => {
    try {
      const now = Date.now() / 1000;
      utimesSync(folder, now, now);
    } catch {
      // Where nothing can be written nothing is removed.
    }
  }, SAYS_EVERY_MS).unref();
};

/**
 * The bundle that stands for the sources as they are now; undefined where there is none, or none that can
 * be run: then the sources are.
 *
 * @param folder where bundles are kept
 * @param root the repository
 */
export const loadBundle = (folder: string, root: string): Bundled | undefined => {
  const record = readRecord(folder, root);
  if (record === undefined) return undefined;
  try {
    const entry = path.join(folder, record.entry);
    const { exports, scripts } = requireScript(entry);
    const program = exports as Bundled;
    if (!program.isFresh(record)) return undefined;
    sayLoadsFrom(path.dirname(entry));
    keepCodeAtExit(path.dirname(entry), scripts);
    return program;
  } catch {
    return undefined;
  }
};
