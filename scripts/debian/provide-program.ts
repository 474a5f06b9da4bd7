import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { liveryHome } from '../../cli/base/paths.ts';

const run = promisify(execFile);

/** A program out of Debian's packages, unpacked beside the store; or why it cannot be had. */
export type DebianProgram = { folder: string } | { missing: string };

/**
 * Downloads and unpacks packages of Debian into a folder of our own. Nothing is installed and the
 * system stays as it is; a second time everything is there.
 *
 * @param name of the folder
 * @param packages whose dependencies the machine has
 */
export const provideDebianProgram = async (
  name: string,
  packages: readonly string[],
): Promise<DebianProgram> => {
  const folder = path.join(liveryHome(), 'tools', name);
  if (existsSync(folder)) return { folder };
  const next = `${folder}.${process.pid}`;
  try {
    mkdirSync(path.join(next, 'packages'), { recursive: true });
    const inside = { cwd: path.join(next, 'packages'), timeout: 60_000 };
    await run('apt-get', ['download', ...packages], inside);
    for (const file of readdirSync(inside.cwd)) await run('dpkg', ['-x', file, next], inside);
    rmSync(inside.cwd, { recursive: true });
    renameSync(next, folder);
    return { folder };
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    // Another worker unpacked it meanwhile.
    if (existsSync(folder)) return { folder };
    const { message } = error as Error;
    return { missing: `${name} cannot be had here: ${message.split('\n')[0]}` };
  }
};
