import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { naming } from './disk-error.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a file; makes its folder where that is missing, and only then asks for it. */
const writeInFolder = (file: string, content: string | Buffer): void => {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (!isMissing(error)) throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

/**
 * Writes a file so that a reader sees the old one or the new one, never half of it. When it cannot
 * be written, on a full disk for example, nothing is left beside it.
 *
 * @param file its folder is made when missing
 */
export const writeWhole = (file: string, content: string | Buffer): void => {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    naming(draft, () => writeInFolder(draft, content));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};
