import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** What one stage of the test run found. */
export interface StageResult {
  passed: number;
  failed: number;
  /** What failed and why, shown again after all stages: the end of a log is what people see. */
  failures: string[];
}

/** One named part of the test run. */
export interface Stage {
  name: string;
  run: () => Promise<StageResult>;
}

const programPath = [
  path.join(root, 'node_modules', '.bin'),
  path.join(root, 'node_modules', 'node', 'bin'),
  process.env['PATH'] ?? '',
].join(path.delimiter);

/**
 * Runs a program of the project and shows its output as it comes.
 *
 * @returns the exit code; 127 when it could not be started
 */
export const runProgram = async (
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: programPath, ...env },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** A stage that is one program: its exit code says whether it passed. */
export const programStage = (name: string, command: string, args: string[]): Stage => ({
  name,
  run: async () => {
    const code = await runProgram(command, args);
    if (code === 0) return { passed: 1, failed: 0, failures: [] };
    return { passed: 0, failed: 1, failures: [`${command} left with ${code}.`] };
  },
});
