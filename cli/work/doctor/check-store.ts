import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadCompileRecord } from '../../build/compile/compile-record.ts';
import { COMPILE_NAME } from '../../build/store/compile-name.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import { type Checkup, fail, ok } from './checkup.ts';

/** So many blobs are read and compared with their names. */
const SAMPLE = 200;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** What a compile lacks; nothing when it is whole. */
const compileError = (folder: string): string | undefined => {
  try {
    const { files } = loadCompileRecord(folder);
    for (const [name, { bytes }] of Object.entries(files)) {
      const found = statSync(path.join(folder, 'client', name), { throwIfNoEntry: false });
      if (found?.size !== bytes) return `${name} is ${found ? 'not as it was' : 'missing'}`;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Every nth of the blobs, spread over all of them. */
const sampleBlobs = (blobs: string): string[] => {
  const all = namesIn(blobs).flatMap((start) =>
    namesIn(path.join(blobs, start))
      .filter((name) => /^[0-9a-f]{62}$/.test(name))
      .map((name) => path.join(start, name)),
  );
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return all.filter((_, at) => at % step === 0);
};

/** Whether a blob is what its name says; one that was swept away since it was listed says nothing. */
const isRight = (blobs: string, name: string): boolean => {
  try {
    return sha256(readFileSync(path.join(blobs, name))) === name.replace(path.sep, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
};

/** Whether what is kept between builds is what it says it is. */
export const checkStore = (storeDir: string): Checkup => {
  const compiles = namesIn(storeDir).filter((name) => COMPILE_NAME.test(name));
  for (const name of compiles) {
    const folder = path.join(storeDir, name);
    const error = compileError(folder);
    if (error !== undefined)
      return fail(
        'store',
        `The compile ${name} is not whole: ${error}.`,
        `Remove ${folder}; the next build makes it again.`,
      );
  }
  const blobs = path.join(storeDir, 'blobs');
  const sample = sampleBlobs(blobs);
  const wrong = sample.filter((name) => !isRight(blobs, name));
  if (wrong.length > 0)
    return fail(
      'store',
      `${wrong.length} of ${sample.length} files are not what their names say: ${wrong[0]}.`,
      `Remove ${blobs}, then run \`livery build --force\`: sites share these files.`,
    );
  return ok(
    'store',
    `${compiles.length} compiles are whole; ${sample.length} files were compared.`,
  );
};
