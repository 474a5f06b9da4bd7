import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { InputError } from '../../base/terminal/errors.ts';

/** How a git command ended. */
export interface GitAnswer {
  ok: boolean;
  stdout: string;
  /** The last line that git wrote about a failure. */
  reason: string;
}

const run = promisify(execFile);

/** Never asks for a password: a preview is started by scripts, too. Its reasons are read, and shown in our language. */
const OWN = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/** Runs git in a folder; a failure is an answer. */
export const git = async (
  folder: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<GitAnswer> => {
  try {
    const env = { ...process.env, ...OWN };
    const options = { env, maxBuffer: 64 * 1024 ** 2, ...(signal && { signal }) };
    const { stdout } = await run('git', ['-C', folder, ...args], options);
    return { ok: true, stdout: stdout.trim(), reason: '' };
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const lines = stderr.trim().split('\n');
    return { ok: false, stdout: '', reason: lines.at(-1) || message };
  }
};

/**
 * Runs git in a folder.
 *
 * @throws {InputError} when it fails
 */
export const mustGit = async (
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const { ok, reason } = await git(folder, args, signal);
  if (!ok) throw new InputError(`git ${args[0]} ${args[1] ?? ''} in ${folder}: ${reason}`);
};
