import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import type { StoredFile } from './compile-record.ts';
import { isCompressible } from './compressible.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` (11) and `.gz` (9) beside every file that gains by it, once for all brands.
 *
 * @returns every file below the folder with its hash
 */
export const precompress = async (folder: string): Promise<Record<string, StoredFile>> => {
  const limit = pLimit(4);
  const files: Record<string, StoredFile> = {};
  const note = (name: string, content: Buffer): void => {
    files[name] = { sha256: sha256(content), bytes: content.length };
  };
  const compress = async (name: string): Promise<void> => {
    const content = await readFile(path.join(folder, name));
    note(name, content);
    if (!isCompressible(name, content.length)) return;
    const [small, common] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      zip(content, { level: 9 }),
    ]);
    for (const [suffix, packed] of [
      ['.br', small],
      ['.gz', common],
    ] as const) {
      note(name + suffix, packed);
      await writeFile(path.join(folder, name + suffix), packed);
    }
  };
  await Promise.all(walkFiles(folder).map((name) => limit(() => compress(name))));
  return Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
