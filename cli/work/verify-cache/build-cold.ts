import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../base/paths.ts';

/**
 * Builds some merchants in a process that knows nothing of any build before: with a store of its
 * own, no shared one, and every page rendered whole.
 *
 * @param home the folder that stands for `.livery/`; empty, or the build is not from cold
 * @throws when they cannot be built
 */
export const buildCold = async (
  { merchantsDir, codes }: { merchantsDir: string; codes: readonly string[] },
  home: string,
  outDir: string,
): Promise<void> => {
  const program = path.join(ROOT, 'cli', 'livery.ts');
  const args = ['build', ...codes, '--merchants', merchantsDir, '--out', outDir, '--json'];
  const child = spawn(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: { ...process.env, LIVERY_HOME: home, LIVERY_STORE_URL: '', LIVERY_WHOLE_PAGES: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [message, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    }),
  ]);
  if (code !== 0) throw new Error(`the build from cold left with ${code}:\n${message.trim()}`);
};
