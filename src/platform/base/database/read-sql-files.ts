import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of statements. */
export interface SqlFile {
  /** With its ending. */
  name: string;
  text: string;
  /** SHA-256 of its text, in hex. */
  hash: string;
}

/**
 * The files of a folder, by their names; none where there is no such folder.
 *
 * @param named what a file's name looks like; others are passed over
 */
export const readSqlFiles = async (folder: string, named: RegExp): Promise<SqlFile[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    names
      .filter((name) => named.test(name))
      .toSorted()
      .map(async (name) => {
        const text = await readFile(path.join(folder, name), 'utf8');
        return { name, text, hash: createHash('sha256').update(text).digest('hex') };
      }),
  );
};
