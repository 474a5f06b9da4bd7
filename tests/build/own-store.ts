import { cpSync } from 'node:fs';
import path from 'node:path';
import { compileKey, listCompileSources } from '../../cli/build/compile/compile-sources.ts';
import { ensureCompile } from '../../cli/build/compile/ensure-compile.ts';
import { compileFolder } from '../../cli/build/compile/keep-compile.ts';

/**
 * Copies a compile of the shared store into a store of a test's own: the compile alone, for what is made of it must come
 * about anew, and others write there meanwhile.
 *
 * @param home what stands for `.livery/` there
 */
export const copyCompile = (key: string, home: string): void => {
  const folder = compileFolder(key);
  const made = ['shapes', 'sites'].map((name) => path.join(folder, name));
  cpSync(folder, path.join(home, 'store', key), {
    recursive: true,
    filter: (source) => !made.includes(source),
  });
};

/**
 * Gives a store of a test's own the compile that all tests share, so that it does not wait for one.
 *
 * @param home what stands for `.livery/` there
 * @returns the compile's key
 */
export const takeCompile = async (home: string): Promise<string> => {
  const sources = listCompileSources();
  const key = compileKey(sources);
  await ensureCompile(key, sources);
  copyCompile(key, home);
  return key;
};
