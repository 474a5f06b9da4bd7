import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileStoreIsIdle } from '../../build/store/local/using-store.ts';
import { withCompile } from './plan-compile.ts';

const KEY = 'c0ffee0123456789';
let home = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'livery-plan-'));
  vi.stubEnv('LIVERY_HOME', home);
  mkdirSync(path.join(home, 'store', KEY), { recursive: true });
  writeFileSync(path.join(home, 'store', KEY, 'compile.json'), '{}');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

const whileItRuns = (): Promise<string> =>
  withCompile(KEY, [], (folder) => {
    expect(existsSync(path.join(folder, 'compile.json'))).toBe(true);
    return whileStoreIsIdle(
      () => 'swept',
      () => 'busy',
    );
  });

test('nothing goes from the store while a plan reads its compile', async () => {
  expect(await whileItRuns()).toBe('busy');
  expect(
    await whileStoreIsIdle(
      () => 'swept',
      () => 'busy',
    ),
  ).toBe('swept');
});

test('a store in which nothing can be noted is read all the same', async () => {
  writeFileSync(path.join(home, 'store', 'users'), 'no folder');

  const read = await withCompile(KEY, [], (folder) => Promise.resolve(folder));

  expect(read).toBe(path.join(home, 'store', KEY));
});
