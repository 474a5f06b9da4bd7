import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A server process as its `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * Reads which server, if any, is alive in a data folder.
 *
 * @returns null without a file, or when the process of that number is no longer a PostgreSQL
 */
export const readPostmaster = async (data: string): Promise<Postmaster | null> => {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  // Lines: process id, data folder, start time, port, socket folder, address, memory key, status.
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!pid || !(await isPostgres(pid))) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
};

/** The port of the server that was last alive in a data folder; 0 when it ended in order. */
export const readLastPort = async (data: string): Promise<number> => {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[3]) || 0;
};

/** Process numbers are used again, and a dead child may linger: looks at the program itself. */
const isPostgres = async (pid: number): Promise<boolean> => {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.split('\0')[0]?.endsWith('postgres') ?? false;
  }
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/fi', `PID eq ${pid}`, '/nh']);
    return stdout.includes('postgres');
  }
  const shown = await run('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => null);
  return shown?.stdout.trim().endsWith('postgres') ?? false;
};
