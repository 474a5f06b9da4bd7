import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { requireSchema } from './printed-json.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** How a command ended and what it wrote. */
export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Starts the command as a person would; the process may be killed while it runs. What it prints with
 * `--json` has to fit its published schema.
 */
export const startLivery = (args: string[], env: Record<string, string> = {}) => {
  const program = path.join(ROOT, 'cli', 'livery.ts');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const finished = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => void child.on('exit', resolve)),
  ]).then(([stdout, stderr, code]): Finished => {
    // Of a killed one there may be half.
    if (code !== null) requireSchema(args, stdout);
    return { code, stdout, stderr };
  });
  return { child, finished };
};

/** Runs the command to its end. */
export const runLivery = (args: string[], env?: Record<string, string>): Promise<Finished> =>
  startLivery(args, env).finished;

/** A folder for one test file, with the state of its builds; `remove` leaves nothing behind. */
export const makeWorkFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery build '));
  return {
    merchants: path.join(folder, 'merchants'),
    out: path.join(folder, 'dist'),
    folder,
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Every file below a folder with its bytes, for comparing two builds. */
export const readTree = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
