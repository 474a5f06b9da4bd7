import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTypeScript } from './run-typescript.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-tsc-'));
const ENDLESS = Number.POSITIVE_INFINITY;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in the place of TypeScript. */
const run = (source: string, limits = { worksMs: ENDLESS, waitsMs: ENDLESS }) => {
  const program = path.join(folder, 'program.cjs');
  writeFileSync(program, source);
  return runTypeScript(folder, { program, limits });
};

test('what it printed is an answer where it left as it does, without errors and with', async () => {
  const line = 'a.tsx(1,1): error TS2307: no';

  expect(await run('')).toEqual({ output: '', hasErrors: false });
  expect(await run(`console.log('${line}'); process.exitCode = 2;`)).toEqual({
    output: `${line}\n`,
    hasErrors: true,
  });
});

test.each([
  ['ended by the system', `process.kill(process.pid, 'SIGKILL')`, 'it was ended by SIGKILL'],
  [
    'ended after its first words',
    `require('fs').writeSync(1, 'x'); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)`,
    'it was ended by SIGTERM',
  ],
  [
    'broken down',
    `require('fs').writeSync(2, 'panic: no\\nroom\\n\\ngoroutine 1\\n'); process.exit(2)`,
    'panic: no room ',
  ],
  ['gone with a code of its own', 'process.exit(3)', 'it left with 3'],
])('it gives no answer: %s', async (_what, source, failed) => {
  expect(await run(source)).toEqual({
    failed: failed.trim(),
    suggestion: expect.stringContaining('check again'),
  });
});

test('one that works without an end is ended after its time of a processor', async () => {
  expect(await run('for (;;);', { worksMs: 300, waitsMs: ENDLESS })).toEqual({
    failed: 'no end after 0.3 seconds',
    suggestion: expect.stringContaining('simpler'),
  });
});

test.each([
  ['waits', 'setInterval(() => {}, 1000)'],
  ['was stopped', `process.kill(process.pid, 'SIGSTOP')`],
])('one that %s is ended after a while', async (_what, source) => {
  expect(await run(source, { worksMs: ENDLESS, waitsMs: 300 })).toMatchObject({
    failed: 'no end: it has waited for 0.3 seconds',
  });
});

test('one that cannot be started is told', async () => {
  expect(await runTypeScript(path.join(folder, 'gone'))).toMatchObject({
    failed: expect.stringContaining('it could not be started: '),
  });
});
