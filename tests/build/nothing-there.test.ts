import path from 'node:path';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLivery } from './run-livery.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-nothing-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a verification that has looked at no site fails, and says what to name', async () => {
  const out = path.join(folder, 'mistyped');
  const { code, stdout, stderr } = await runLivery(['verify', '--out', out]);

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`${out} holds no built site`);
  expect(stderr).toContain('--out');
});

test('a damaged site whose merchant is gone is not advised to be built again', async () => {
  const [out, merchants] = [path.join(folder, 'sites'), path.join(folder, 'merchants')];
  for (const code of ['here', 'gone']) mkdirSync(path.join(out, code), { recursive: true });
  mkdirSync(path.join(merchants, 'here'), { recursive: true });

  const { code, stderr } = await runLivery(['verify', '--out', out, '--merchants', merchants]);

  expect(code).toBe(1);
  expect(stderr).toContain('livery build --force here makes them anew.');
  expect(stderr).toContain(
    `${merchants} has no merchant gone: name the folder that has by --merchants`,
  );
  expect(stderr).toContain('livery build --allow-remove 1');
});

test.each(['', 'UPPER', '../evil', 'a b'])(
  'a code that cannot be one is told as such, whatever stands in its place: “%s”',
  async (named) => {
    const { code, stderr } = await runLivery(['new', named, '--no-input', '--merchants', folder]);

    expect(code).toBe(2);
    expect(stderr).toContain('a code is 2 to 31 lower-case letters');
  },
);
