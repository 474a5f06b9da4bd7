import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ROOT } from './run-livery.ts';

/** Always full, on Linux. */
const FULL = '/dev/full';

const start = (args: string[], stdout: number | 'pipe') =>
  spawn(process.execPath, [path.join(ROOT, 'cli', 'livery.ts'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', stdout, 'pipe'],
  });

const endOf = async (child: ReturnType<typeof start>) => {
  const [stderr, code] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    new Promise<number | null>((resolve) => void child.on('exit', resolve)),
  ]);
  return { stderr, code };
};

test.skipIf(!existsSync(FULL)).each([['schema', 'merchant'], ['list', '--json'], ['--help']])(
  'an answer that goes to a full disk is told and fails: %s %s',
  async (...args) => {
    const { code, stderr } = await endOf(start(args, openSync(FULL, 'w')));

    expect(code).toBe(1);
    expect(stderr).toMatch(/^livery: the answer could not be written: there is no space left/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);

test('a reader that wants no more, such as head, is no fault', async () => {
  const child = start(['schema', 'merchant'], 'pipe');
  child.stdout?.destroy();

  expect(await endOf(child)).toEqual({ code: 0, stderr: '' });
});
