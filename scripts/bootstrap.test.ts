import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const scripts = import.meta.dirname;

/** A checkout whose programs say that they run, and then do nothing. */
let root = '';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'livery-bootstrap-'));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  const stamp = createHash('sha256').update('{}').update(`${process.platform}-${process.arch}`);
  write('node_modules/.livery-installed', stamp.digest('hex'));
  mkdirSync(path.join(root, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, path.join(root, 'node_modules/node/bin/node'));
  for (const file of ['bootstrap.mjs', 'setup/install-packages.mjs', 'setup/server-memory.mjs'])
    cpSync(path.join(scripts, file), path.join(root, 'scripts', file));
  const idle = "process.stdout.write('runs\\n'); setInterval(() => {}, 1000);\n";
  for (const file of ['scripts/test.ts', 'scripts/bench-new.ts', 'cli/livery.ts'])
    write(file, idle);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a script until its program runs, cuts it off, and answers what it left with. */
const cutOff = async (signal: NodeJS.Signals, ...words: string[]): Promise<number | null> => {
  const child = spawn(process.execPath, [path.join(root, 'scripts/bootstrap.mjs'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  await new Promise<void>((resolve) => void child.stdout.once('data', () => resolve()));
  child.kill(signal);
  return ended;
};

test.each([
  [['test']],
  [['check', '--stage', 'lint']],
  [['livery', 'build']],
  [['livery', 'publish', 'sites', '--to', '/nowhere']],
  [['bench:new']],
])('%j that is cut off has not passed', async (words) => {
  expect(await cutOff('SIGTERM', ...words)).toBe(143);
});

test('a closed terminal has passed nothing either', async () => {
  expect(await cutOff('SIGHUP', 'test')).toBe(129);
});

test.each([[['start']], [['livery', 'serve']], [['livery', 'dev', 'shwe']]])(
  '%j that is asked to end has done what it was to do',
  async (words) => {
    expect(await cutOff('SIGTERM', ...words)).toBe(0);
  },
);
