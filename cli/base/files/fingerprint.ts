import { hash } from 'node:crypto';
import { constants, readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** The sha256 of a text or of bytes, in hex. */
export const sha256 = (content: string | Buffer): string => hash('sha256', content, 'hex');

/** The first ten hex digits: enough to name a file by its content. */
export const shortHash = (content: string | Buffer): string => sha256(content).slice(0, 10);

/**
 * A file that changed less than this ago, or later than now, can change once more without another
 * time on it: the kernel's clock for files ticks every 1 to 10 ms.
 */
const SETTLED_AFTER_MS = 20;

/** The same where times are whole seconds: some file systems keep no finer ones. */
const COARSE_SETTLED_AFTER_MS = 2000;

/** The end of a stamp that cannot be trusted, because a file changed too recently. */
const UNSETTLED = '?';

/** A file's entry; none for a link that leads nowhere or back to itself. */
const statOf = (file: string): Stats | undefined => {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

/** What a stamp takes of each file: inode, size, time of the content, time of the last change. */
const NUMBERS = 4;

/** Room for the numbers of some files, followed by their names: what a stamp is the hash of. */
interface Room {
  /** One a line. */
  names: string;
  lines: string[];
  numbers: Float64Array;
  bytes: Buffer;
}

const makeRoom = (names: string): Room => {
  const lines = names.split('\n');
  const start = lines.length * NUMBERS * Float64Array.BYTES_PER_ELEMENT;
  const bytes = Buffer.from(new ArrayBuffer(start + Buffer.byteLength(names)));
  bytes.write(names, start);
  const numbers = new Float64Array(bytes.buffer, 0, lines.length * NUMBERS);
  return { names, lines, numbers, bytes };
};

/** Kept from file to file: most brands of a fleet have the same names. */
let room = makeRoom('');

/**
 * A shortcut that stands for the content of some files: their names, sizes, inodes and times, among
 * them that of the last change, which no program can set. Compare with `isSameStamp`.
 *
 * @param root what the names are relative to
 * @param names one a line
 */
export const stampFiles = (root: string, names: string): string => {
  const now = Date.now();
  if (room.names !== names) room = makeRoom(names);
  const { lines, numbers, bytes } = room;
  let latestMs = 0;
  let at = 0;
  for (const name of lines) {
    const stats = statOf(`${root}/${name}`);
    if (stats && stats.ctimeMs > latestMs) latestMs = stats.ctimeMs;
    numbers[at] = stats?.ino ?? -1;
    numbers[at + 1] = stats?.size ?? -1;
    numbers[at + 2] = stats?.mtimeMs ?? -1;
    numbers[at + 3] = stats?.ctimeMs ?? -1;
    at += NUMBERS;
  }
  const settledAfterMs = latestMs % 1000 === 0 ? COARSE_SETTLED_AFTER_MS : SETTLED_AFTER_MS;
  return sha256(bytes) + (now - latestMs < settledAfterMs ? UNSETTLED : '');
};

/**
 * Whether two stamps mean the same contents. Otherwise the contents must be read, which also holds
 * for files that had just been written, or bear a time that is yet to come: a clock set back hides
 * no edit.
 */
export const isSameStamp = (one: string | undefined, other: string): boolean =>
  one === other && !other.endsWith(UNSETTLED);

/** A file's hash, or why it has none: a link that leads nowhere is for a check to name. */
const hashFile = (file: string): string => {
  try {
    // Reading a named pipe would block for ever.
    return sha256(readFileSync(file, { flag: constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) }));
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
};

/**
 * The hash of some files' names and contents: what the same files have on any machine.
 *
 * @param root what the names are relative to
 */
export const hashFiles = (root: string, names: readonly string[]): string => {
  let lines = '';
  for (const name of names) lines += `${name}\0${hashFile(path.join(root, name))}\n`;
  return sha256(lines);
};
