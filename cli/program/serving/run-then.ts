import { spawn } from 'node:child_process';

/**
 * Runs a person's own command once sites were switched: it writes a web server's file again and
 * reloads it, or empties a cache. What it writes goes to stderr.
 *
 * @param command for the shell, which finds the brands in `LIVERY_BRANDS`; without one nothing happens
 * @returns why it failed; empty when it did not
 */
export const runThen = async (
  command: string | undefined,
  codes: readonly string[],
): Promise<string> => {
  if (command === undefined) return '';
  const env = { ...process.env, LIVERY_BRANDS: codes.join(',') };
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 2, 2], env });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (exit, signal) => resolve(exit ?? signal ?? ''));
  });
  return code === 0
    ? ''
    : `the command ended with ${code}: ${command}. The sites stay as they were switched.`;
};
