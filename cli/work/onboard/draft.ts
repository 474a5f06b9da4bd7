import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { liveryHome } from '../../base/paths.ts';
import { UsageError } from '../../base/terminal/errors.ts';

/** A folder of merchants that holds nothing but the one that is being made. */
export interface Draft {
  /** The folder of merchants, absolute. */
  root: string;
  /** The merchant's folder in it. */
  folder: string;
}

/** Drafts that a killed command left are cleared away after so long. */
const STALE_MS = 3_600_000;

const draftsDir = (): string => path.join(liveryHome(), 'drafts');

const clearStale = (): void => {
  const dir = draftsDir();
  for (const name of existsSync(dir) ? readdirSync(dir) : []) {
    const folder = path.join(dir, name);
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > STALE_MS) rmSync(folder, { recursive: true, force: true });
  }
};

/** Opens a draft, away from the merchants: what is killed leaves nothing among them. */
export const openDraft = (code: string): Draft => {
  mkdirSync(draftsDir(), { recursive: true });
  clearStale();
  const root = mkdtempSync(path.join(draftsDir(), 'merchant-'));
  return { root, folder: path.join(root, code) };
};

/** Writes files below a draft's folder; what stands there already is replaced. */
export const writeDraft = ({ folder }: Draft, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};

/** Puts a draft away, whatever became of it. */
export const dropDraft = ({ root }: Draft): void => rmSync(root, { recursive: true, force: true });

const isOtherDisk = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EXDEV';

/** Another disk takes no rename: the folder is copied beside its place, under a name that is nobody's. */
const moveAcross = (from: string, to: string): void => {
  const beside = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.draft`);
  try {
    cpSync(from, beside, { recursive: true });
    renameSync(beside, to);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Moves the merchant in, whole.
 *
 * @param to its folder among the merchants
 * @throws {UsageError} when somebody else has made it in the meantime
 */
export const landDraft = ({ folder }: Draft, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(folder, to);
  } catch (error) {
    if (existsSync(to)) throw new UsageError(`${to} exists already.`);
    if (!isOtherDisk(error)) throw error;
    moveAcross(folder, to);
  }
};
