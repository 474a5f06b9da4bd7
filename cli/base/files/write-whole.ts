import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { naming } from './disk-error.ts';

/**
 * Writes a file so that a reader sees the old one or the new one, never half of it. When it cannot
 * be written, on a full disk for example, nothing is left beside it.
 *
 * @param file its folder is made when missing
 */
export const writeWhole = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    naming(draft, () => writeFileSync(draft, content));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};
