import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeHolder, isAbandoned } from './lock-holder.ts';

test('a process that runs holds what it has', () => {
  expect(isAbandoned(describeHolder())).toBe(false);
});

test.skipIf(!existsSync('/proc/self/stat'))(
  'a process that has ended holds nothing, though its parent has not asked how it ended',
  async () => {
    // The shell becomes a program that never asks; before, it might have asked.
    const parent = spawn('sh', ['-c', 'exec 3<&0; read line <&3 & echo $!; exec sleep 600'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const holder = String(text).trim();
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    expect(isAbandoned(holder)).toBe(false);
    parent.stdin.end();

    await expect.poll(() => isAbandoned(holder)).toBe(true);

    expect(existsSync(`/proc/${holder}`)).toBe(true);
    parent.kill();
  },
);
