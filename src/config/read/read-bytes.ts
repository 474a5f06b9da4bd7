import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import type { IssueCode } from '../issues/issue-rules.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

/** Bytes of a file, or why there are none. */
export type Bytes = { ok: true; bytes: Buffer } | { ok: false; code: IssueCode; message: string };

const refusal = (code: IssueCode, message: string): Extract<Bytes, { ok: false }> => ({
  ok: false,
  code,
  message,
});

const reasons: Record<string, [IssueCode, string]> = {
  ENOENT: ['file/missing', 'This file does not exist.'],
  ENOTDIR: ['file/missing', 'This file does not exist: a part of its path is not a folder.'],
  ELOOP: ['file/unreadable', 'This file is a link that leads back to itself.'],
  EACCES: ['file/unreadable', 'This file may not be read by the current user.'],
  EPERM: ['file/unreadable', 'This file may not be read by the current user.'],
  EISDIR: ['file/not-a-file', 'This is a folder where a file should be.'],
};

const isLink = (file: string): boolean => {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
};

/** The link on the way to a file that leads nowhere: the file itself or the folder that holds it. */
const brokenLink = (file: string): string | undefined => {
  if (isLink(file)) return 'This file is a link that leads nowhere.';
  return isLink(path.dirname(file)) ? 'Its folder is a link that leads nowhere.' : undefined;
};

/** Why a file could not be read, as a fault of the file. */
const refusalOf = (error: unknown, file: string): Extract<Bytes, { ok: false }> => {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  const broken = code === 'ENOENT' ? brokenLink(file) : undefined;
  if (broken !== undefined) return refusal('file/missing', broken);
  const [issue, message] = reasons[code] ?? [
    'file/unreadable',
    `This file cannot be read (${code}).`,
  ];
  return refusal(issue, message);
};

const readAll = (descriptor: number, size: number): Buffer => {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const read = readSync(descriptor, bytes, length, size - length, length);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
};

/**
 * Reads a plain file that is not empty. Never waits: a pipe in its place is refused like a folder.
 *
 * @param maxBytes the greatest size that is read
 * @param flags more of those that `open` takes
 */
export const readBytes = (file: string, maxBytes: number, flags = 0): Bytes => {
  let descriptor: number;
  try {
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | flags);
  } catch (error) {
    return refusalOf(error, file);
  }
  try {
    const stats = fstatSync(descriptor);
    if (stats.isDirectory()) {
      return refusal('file/not-a-file', 'This is a folder where a file should be.');
    }
    if (!stats.isFile()) return refusal('file/not-a-file', 'This is not a plain file.');
    if (stats.size === 0) return refusal('file/empty', 'This file is empty.');
    if (stats.size > maxBytes) {
      const [size, most] = [stats.size, maxBytes].map((bytes) => (bytes / 1024 ** 2).toFixed(1));
      return refusal('file/too-large', `This file holds ${size} MB; at most ${most} MB are read.`);
    }
    return { ok: true, bytes: readAll(descriptor, stats.size) };
  } catch (error) {
    return refusalOf(error, file);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * The fault of a file that went, or became another one, between two steps of a check, or that may not be read.
 *
 * @param folder absolute
 * @param error what was thrown meanwhile
 * @returns undefined when it says nothing of a file below the folder
 */
export const unreadIssue = (folder: string, error: unknown): UnplacedIssue | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, path: file = folder } = error as NodeJS.ErrnoException;
  const isKnown = typeof code === 'string' && Object.hasOwn(reasons, code);
  const isBelow = file === folder || file.startsWith(folder + path.sep);
  if (!isKnown || !isBelow) return undefined;
  const { code: issue, message } = refusalOf(error, file);
  const suggestion = issue === 'file/unreadable' ? '' : 'It was there a moment ago: check again.';
  return { code: issue, file, pointer: '', message, suggestion };
};
