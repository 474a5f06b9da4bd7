import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The sha256 of a text or of bytes, in hex. */
export const sha256 = (content: string | Buffer): string => hash('sha256', content, 'hex');

/** The first ten hex digits: enough to name a file by its content. */
export const shortHash = (content: string | Buffer): string => sha256(content).slice(0, 10);

/**
 * A shortcut that stands for the content of some files: their names, sizes and times. Equal stamps
 * mean equal contents; different ones mean that the contents must be read.
 *
 * @param root what the names are relative to
 */
export const stampFiles = (root: string, names: readonly string[]): string => {
  let lines = '';
  for (const name of names) {
    const stats = statSync(path.join(root, name), { throwIfNoEntry: false });
    lines += `${name}\0${stats ? `${stats.size}\0${stats.mtimeMs}\0${stats.ctimeMs}` : ''}\n`;
  }
  return sha256(lines);
};

/**
 * The hash of some files' names and contents: what the same files have on any machine.
 *
 * @param root what the names are relative to
 */
export const hashFiles = (root: string, names: readonly string[]): string => {
  let lines = '';
  for (const name of names) lines += `${name}\0${sha256(readFileSync(path.join(root, name)))}\n`;
  return sha256(lines);
};
