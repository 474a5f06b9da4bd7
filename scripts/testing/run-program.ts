import { spawn } from 'node:child_process';
import path from 'node:path';
import { handOn } from './hand-on.ts';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** How a program ended. */
export interface ProgramRun {
  /** 127 when it could not be started. */
  code: number;
  /** What it printed, if it was kept. */
  output: string;
}

/** The project's programs by their names, on the pinned Node. */
const programPath = [
  path.join(root, 'node_modules', '.bin'),
  path.join(root, 'node_modules', 'node', 'bin'),
  process.env['PATH'] ?? '',
].join(path.delimiter);

/**
 * Runs a program of the project. It ends with this process when that is told to end (SIGTERM, SIGHUP).
 *
 * @param output `shown` as it comes, or `kept` for whoever shows it later
 */
export const runProgram = async (
  command: string,
  args: string[],
  { env, output }: { env: Record<string, string>; output: 'shown' | 'kept' },
): Promise<ProgramRun> =>
  new Promise((resolve) => {
    const kept: Buffer[] = [];
    const end = (code: number) => resolve({ code, output: Buffer.concat(kept).toString('utf8') });
    const sink = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', sink, sink],
      env: { ...process.env, PATH: programPath, ...env },
    });
    handOn(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => kept.push(part));
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
  });
