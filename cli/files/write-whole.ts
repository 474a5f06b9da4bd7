import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file so that a reader sees the old one or the new one, never half of it.
 *
 * @param file its folder is made when missing
 */
export const writeWhole = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
};
