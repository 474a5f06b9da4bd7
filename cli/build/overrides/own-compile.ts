import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CompileRecord, loadCompileRecord } from '../compile/compile-record.ts';
import { listCompileSources } from '../compile/compile-sources.ts';
import { ensureKept } from '../compile/ensure-compile.ts';
import { compileFolder, hasCompile } from '../compile/keep-compile.ts';
import { OWN_STEPS } from '../compile/site-steps.ts';
import { listOverrides } from './override-files.ts';
import { ownCompileName } from './own-key.ts';

const PROGRAM = path.join(import.meta.dirname, 'own-compile-process.ts');

/** Names the brand's folder to the process that compiles its own code. */
export const ORDER_FILE = 'order';

/** The compile that a site is made of. */
export interface UsedCompile {
  record: CompileRecord;
  /** Where it lies. */
  folder: string;
}

/** Compiles of a work that may not add to the store: name → folder. */
const temporary = new AsyncLocalStorage<Map<string, string>>();

/**
 * Runs a work that may read the store's compiles and adds none: what it compiles lies in temporary
 * folders that are gone afterwards.
 */
export const withoutKeepingCompiles = <Value>(work: () => Promise<Value>): Promise<Value> => {
  const folders = new Map<string, string>();
  return temporary.run(folders, async () => {
    try {
      return await work();
    } finally {
      for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
    }
  });
};

const compileInto = async (draft: string, name: string, merchant: string): Promise<void> => {
  const order = path.join(draft, ORDER_FILE);
  writeFileSync(order, merchant);
  const subject = `the own code of ${path.basename(merchant)}`;
  const sources = listCompileSources();
  const { runCompileProcess } = await import('../compile/run-compile-process.ts');
  await runCompileProcess({
    subject,
    program: PROGRAM,
    folder: draft,
    key: name,
    sources,
    steps: OWN_STEPS,
  });
  rmSync(order);
};

/**
 * Where the compile of a brand's own code lies, made now if need be. A fleet may have any number of
 * them; old ones go when the store is swept.
 */
const ownFolder = async (name: string, merchant: string): Promise<string> => {
  const folders = temporary.getStore();
  if (!folders || hasCompile(name)) {
    const fill = (draft: string): Promise<void> => compileInto(draft, name, merchant);
    await ensureKept({ name, pattern: /^own-/, kept: Number.POSITIVE_INFINITY, fill });
    return compileFolder(name);
  }
  const made = folders.get(name);
  if (made !== undefined) return made;
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-own-'));
  folders.set(name, folder);
  await compileInto(folder, name, merchant);
  return folder;
};

/**
 * The name of the compile of a brand's own code.
 *
 * @param shared the key of the compile that all brands without own code share
 * @returns undefined for a brand without own code
 */
export const nameOfOwn = (merchant: string, shared: string): string | undefined => {
  const files = listOverrides(merchant);
  return files && ownCompileName(files, shared);
};

let last: UsedCompile | undefined;

/** A compile that is there. A brand's own is asked for several times in a row, and its record is long. */
const usedCompile = (folder: string): UsedCompile => {
  if (last?.folder !== folder) last = { record: loadCompileRecord(folder), folder };
  return last;
};

/**
 * The compile that a brand's site is made of: its own where it has own code, made now if need be;
 * else the one that all share.
 *
 * @param merchant the brand's folder, absolute
 * @returns `failed` when the own code does not compile
 */
export const compileOf = async (
  merchant: string,
  shared: UsedCompile,
): Promise<UsedCompile | { failed: Error }> => {
  const name = nameOfOwn(merchant, shared.record.key);
  if (name === undefined) return shared;
  try {
    return usedCompile(await ownFolder(name, merchant));
  } catch (error) {
    // A full disk is nobody's code.
    if (error instanceof Error && !('code' in error)) return { failed: error };
    throw error;
  }
};

/** The compile that a brand's site is made of, as far as the store has it. */
export const keptCompileOf = (merchant: string, shared: UsedCompile): UsedCompile | undefined => {
  const name = nameOfOwn(merchant, shared.record.key);
  if (name === undefined) return shared;
  return hasCompile(name) ? usedCompile(compileFolder(name)) : undefined;
};
