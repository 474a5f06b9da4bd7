import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';

/** A folder on another machine. */
export interface RemoteFolder {
  /** As it was given. */
  shown: string;
  /** `[user@]host`, as ssh takes it. */
  host: string;
  /** Absolute. */
  folder: string;
}

/** How a program ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A word for the shell that means itself. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Reads `[user@]host:/folder`; `undefined` when it is none.
 *
 * @throws {UsageError} when the folder is not absolute
 */
export const parseRemote = (shown: string): RemoteFolder | undefined => {
  const [, host, folder = ''] =
    /^((?:[\w.-]+@)?[\w][\w.-]*|(?:[\w.-]+@)?\[[0-9a-f:]+\]):(.*)$/i.exec(shown) ?? [];
  if (host === undefined) return undefined;
  if (!/^\/[^\0\n]+$/.test(folder))
    throw new UsageError(
      `${shown}: the folder on ${host} must be absolute, as in ${host}:/srv/sites.`,
    );
  return { shown, host, folder: folder.replace(/\/+$/, '') };
};

/** The words that start ssh: `LIVERY_SSH`, as in `ssh -p 2222 -i key`. */
export const sshWords = (): string[] =>
  (process.env['LIVERY_SSH'] || 'ssh -o BatchMode=yes').split(' ').filter((word) => word !== '');

/** Reads a stream to its end, and tells each line when it has come. */
const readLines = async (stream: Readable, onLine: (line: string) => void): Promise<string> => {
  let all = '';
  let begun = '';
  for await (const part of stream.setEncoding('utf8') as AsyncIterable<string>) {
    all += part;
    const lines = (begun + part).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  }
  return all;
};

/**
 * Runs a program to its end.
 *
 * @param input what it reads
 * @param onLine called with each line that it writes to stdout, while it runs
 * @throws {InputError} when this machine does not have it
 */
export const runProgramOn = async (
  words: readonly string[],
  input = '',
  onLine: (line: string) => void = () => {},
): Promise<Ended> => {
  const [program = '', ...args] = words;
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    const [code, stdout, stderr] = await Promise.all([
      ended,
      readLines(child.stdout, onLine),
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new InputError(`${program} is not installed here; install it to publish over SSH.`, {
      cause: error,
    });
  }
};

/** A machine that is not known here, or another one than it was. */
const faultOfKey = (host: string, stderr: string): string | undefined => {
  if (!stderr.includes('Host key verification failed')) return undefined;
  return /IDENTIFICATION HAS CHANGED|host key .* has changed/i.test(stderr)
    ? `${host} shows another host key than before: it was made anew, or somebody stands in between. Ask ` +
        `who runs it; if it was, forget the old one by ssh-keygen -R ${host}, and look at the new one by ssh ${host}`
    : `the host key of ${host} is not known here yet: compare it with what who runs it says, by ssh ${host}`;
};

const lastLine = (said: string): string =>
  said
    .trim()
    .split('\n')
    .findLast((line) => !line.startsWith('rsync error:'))
    // Another machine says what it likes: nothing that moves a cursor or turns words around.
    ?.replaceAll(/[\p{Cc}\p{Cf}]/gu, '') ?? '';

/** Says why a program on the other machine failed, and how to mend it. */
export const remoteFault = (
  { shown, host, folder }: RemoteFolder,
  { code, stderr }: Ended,
): InputError => {
  const said = lastLine(stderr);
  const kept = 'Nothing was lost: what is served stays.';
  if (/No space left on device|Disk quota exceeded/.test(stderr))
    return new InputError(
      `there is no space left in ${shown}. Free some and publish again. ${kept}`,
    );
  const strange = faultOfKey(host, stderr);
  if (strange !== undefined) return new InputError(`${strange}. ${kept}`);
  if (/Permission denied \(|Could not resolve|Connection (?:refused|timed out|closed)/.test(stderr))
    return new InputError(
      `${host} does not let us in (${said}). Try ssh ${host}; keys and ports can be told by ` +
        `~/.ssh/config or LIVERY_SSH. ${kept}`,
    );
  if (/Permission denied|Read-only file system|Operation not permitted/.test(stderr))
    return new InputError(`nothing may be written in ${folder} on ${host} (${said}). ${kept}`);
  if (
    /(?:rsync|flock|find): (?:command )?not found|rsync: not found|remote command not found/.test(
      stderr,
    )
  )
    return new InputError(
      `${host} lacks a program (${said}): it needs rsync, flock and find. ${kept}`,
    );
  return new InputError(`${shown} failed with ${code ?? 'a signal'}: ${said}. ${kept}`);
};

/**
 * Runs a script in the shell of another machine.
 *
 * @param onLine called with each line that it writes, while it runs
 * @returns what it wrote
 * @throws {InputError} when it cannot be reached or the script fails
 */
export const runThere = async (
  remote: RemoteFolder,
  script: string,
  onLine?: (line: string) => void,
): Promise<string> => {
  const ended = await runProgramOn([...sshWords(), remote.host, 'sh -s'], script, onLine);
  if (ended.code === 0) return ended.stdout;
  throw remoteFault(remote, ended);
};
