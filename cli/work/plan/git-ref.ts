import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { COMPILED } from '../../build/compile/compile-sources.ts';
import { RENDER_SOURCES } from '../../build/release/scan-files.ts';
import { ROOT } from '../../base/paths.ts';
import { InputError, UsageError } from '../../base/terminal/errors.ts';

/** A folder as a git ref has it. */
export interface FolderAtRef {
  commit: string;
  /** The folder's files, in a temporary folder; empty when the ref has none. */
  dir: string;
  /** The files of code, schema and templates that differ; undefined when they lie elsewhere. */
  code?: string[];
}

const git = (cwd: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', cwd, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return status === 0 ? stdout : undefined;
};

/** What decides what a site is made of beside its merchant's files, from the repository's folder. */
const isOurs = (name: string): boolean =>
  !/\.(test|stories)\.tsx?$/.test(name) &&
  ([...COMPILED, ...RENDER_SOURCES].some((folder) => name.startsWith(`${folder}/`)) ||
    ['package.json', 'package-lock.json', 'tsconfig.json'].includes(name));

/** The files of our code that differ between a commit and the working tree. */
const codeSince = (top: string, commit: string): string[] | undefined => {
  if (realpathSync(top) !== realpathSync(ROOT)) return undefined;
  const changed = git(top, 'diff', '--name-only', '-z', '--no-renames', commit) ?? '';
  const added = git(top, 'ls-files', '-z', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}${added}`.split('\0'))].filter(isOurs).toSorted();
};

const unpack = async (top: string, commit: string, below: string, dir: string): Promise<void> => {
  const args = ['-C', top, 'archive', '--format=tar', commit, '--', below];
  const child = spawn('git', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const failed = text(child.stderr);
  const code = new Promise<number | null>((resolve) => void child.on('close', resolve));
  await pipeline(child.stdout, extract({ cwd: dir }));
  if ((await code) !== 0) throw new Error(`git archive: ${await failed}`);
};

/**
 * Runs a work with a folder as a git ref has it, taken out of git into a temporary folder that is
 * gone afterwards.
 *
 * @param folder absolute, in a git repository
 * @throws {InputError} when the folder is in no repository
 * @throws {UsageError} when there is no such ref
 */
export const withFolderAtRef = async <Value>(
  folder: string,
  ref: string,
  work: (found: FolderAtRef) => Promise<Value>,
): Promise<Value> => {
  const top = git(folder, 'rev-parse', '--show-toplevel')?.trim();
  if (top === undefined) throw new InputError(`${folder} is in no git repository.`);
  const commit = git(top, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)?.trim();
  if (commit === undefined) throw new UsageError(`git knows no commit "${ref}".`);
  const below = path.relative(realpathSync(top), realpathSync(folder));
  const temporary = mkdtempSync(path.join(tmpdir(), 'livery-plan-'));
  try {
    const dir = path.join(temporary, below);
    const isThere = git(top, 'cat-file', '-e', `${commit}:${below}`) !== undefined;
    if (isThere) await unpack(top, commit, below === '' ? '.' : below, temporary);
    if (!existsSync(dir)) mkdirSync(dir, { recursive: true });
    const code = codeSince(top, commit);
    return await work({ commit, dir, ...(code && { code }) });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};
