import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what a run has started ends with it when it is cut off', async () => {
  const module = path.join(import.meta.dirname, 'run-program.ts');
  const idle = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const text = `import { runProgram } from ${JSON.stringify(module)};
    await runProgram(process.execPath, ['-e', ${JSON.stringify(idle)}], { env: {}, output: 'shown' });
    process.stdout.write('went on');`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  run.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise((resolve) => void run.once('exit', (_, signal) => resolve(signal)));
  await vi.waitUntil(() => said.includes('\n'), { timeout: 60_000 });
  const pid = Number(said);

  run.kill('SIGTERM');

  expect(await ended).toBe('SIGTERM');
  const isLeft = isAlive(pid);
  if (isLeft) process.kill(pid, 'SIGKILL');
  expect(isLeft).toBe(false);
  expect(said).not.toContain('went on');
});
