import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCompile } from '../../build/compile/ensure-compile.ts';
import { compileFolder, hasCompile } from '../../build/compile/keep-compile.ts';
import { whileReadingStore } from '../../build/store/local/using-store.ts';

/**
 * Runs a work with today's compile: the store's, or one in a temporary folder that is gone
 * afterwards, because a plan adds nothing to the store.
 *
 * @param key the compile's key
 * @param sources from `listCompileSources`
 * @param work gets the folder that holds the compile
 */
export const withCompile = async <Value>(
  key: string,
  sources: string[],
  work: (folder: string) => Promise<Value>,
): Promise<Value> => {
  if (hasCompile(key)) {
    const kept = await whileReadingStore(async () =>
      // It may have gone before anyone knew that it is read.
      hasCompile(key) ? { value: await work(compileFolder(key)) } : undefined,
    );
    if (kept) return kept.value;
  }
  const temporary = mkdtempSync(path.join(tmpdir(), 'livery-plan-'));
  try {
    const folder = path.join(temporary, key);
    mkdirSync(folder);
    await runCompile(folder, key, sources);
    return await work(folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};
