import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeHolder } from '../../base/files/lock-holder.ts';
import { keepServed } from '../store/local/served-compiles.ts';
import { whileUsingStore } from '../store/local/using-store.ts';
import { compileFolder, dropOldCompiles, hasCompile, keepCompile } from './keep-compile.ts';

const PROGRAM = path.join(import.meta.dirname, 'keep-compile.ts');
const KEPT = 2;
const nameOf = (digit: number): string => String(digit).repeat(16);
let home = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'livery-keep-'));
  vi.stubEnv('LIVERY_HOME', home);
});

afterEach(async () => {
  // What one test made, the next one does not drop for it.
  await dropOldCompiles();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

const fill = async (draft: string): Promise<void> => {
  mkdirSync(path.join(draft, 'client'));
  writeFileSync(path.join(draft, 'client', 'a.js'), '');
  writeFileSync(path.join(draft, 'compile.json'), '{}');
};

const make = (digit: number): Promise<boolean> =>
  keepCompile({ name: nameOf(digit), pattern: /^\d{16}$/, kept: KEPT, fill });

/** Puts a compile's time back. */
const grownOld = (digit: number, days: number): void => {
  const at = Date.now() / 1000 - days * 86_400;
  const folder = compileFolder(nameOf(digit));
  for (const place of [folder, path.join(folder, 'compile.json')]) utimesSync(place, at, at);
};

/** The compiles that are there, whole or not. */
const there = (): number[] =>
  [1, 2, 3, 4].filter((digit) => existsSync(compileFolder(nameOf(digit))));

/** Two, of which the first is older, and none is more than the store keeps. */
const makeTwo = async (): Promise<void> => {
  for (const digit of [1, 2]) {
    expect(await make(digit)).toBe(true);
    grownOld(digit, 10 - digit);
  }
  await dropOldCompiles();
  expect(there()).toEqual([1, 2]);
};

test('a compile that a build may use stays, however many others come meanwhile', async () => {
  await makeTwo();

  await whileUsingStore(async () => {
    await make(3);
    await dropOldCompiles();
    expect(there()).toEqual([1, 2, 3]);
  });
  writeFileSync(path.join(home, 'store', 'users', 'another'), describeHolder());
  await make(4);
  await dropOldCompiles();
  expect(there()).toEqual([1, 2, 3, 4]);
});

test('when no build is running those go that were used least lately', async () => {
  await makeTwo();

  await whileUsingStore(() => make(3));
  await dropOldCompiles();
  expect(there()).toEqual([2, 3]);

  // One that is found was not made: nothing goes for it.
  await make(3);
  grownOld(3, 9);
  await dropOldCompiles();
  expect(there()).toEqual([2, 3]);

  await make(4);
  await dropOldCompiles();
  expect(there()).toEqual([2, 4]);
});

test('one that a process serves from stays until it has ended', async () => {
  await makeTwo();
  await keepServed(nameOf(1));
  const servers = path.join(home, 'store', 'servers');
  writeFileSync(path.join(servers, 'killed'), `2147483646\n${nameOf(2)}`);

  await make(3);
  await make(4);
  await dropOldCompiles();

  expect(there()).toEqual([1, 3, 4]);
  expect(existsSync(path.join(servers, 'killed'))).toBe(false);
});

/** Makes another one in a process that is killed while it removes a folder, with its record left where that is not gone yet. */
const makeAndDie = async (digit: number, dies: string): Promise<unknown> => {
  const script = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const remove = fs.rmSync;
    fs.rmSync = (target, options) => {
      if (target !== ${JSON.stringify(dies)}) return remove(target, options);
      remove(target + '/client', { recursive: true });
      process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();
    const { keepCompile, dropOldCompiles } = await import(${JSON.stringify(PROGRAM)});
    const fill = async (draft) => fs.writeFileSync(draft + '/compile.json', '{}');
    const [name, kept] = [${JSON.stringify(nameOf(digit))}, ${KEPT}];
    await keepCompile({ name, kept, fill, pattern: /^\\d{16}$/ });
    await dropOldCompiles();`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
};

test('one whose removal is killed is no compile any more, and is made again', async () => {
  await makeTwo();
  const [dies, left] = [compileFolder(nameOf(1)), compileFolder(nameOf(2))];

  await expect(makeAndDie(3, dies)).rejects.toMatchObject({ signal: 'SIGKILL' });

  expect(existsSync(dies)).toBe(true);
  expect([dies, left].map((folder) => hasCompile(path.basename(folder)))).toEqual([false, true]);
  expect(await make(1)).toBe(true);
  expect(hasCompile(nameOf(1))).toBe(true);
});

test('one that goes while it is looked at stops nobody', async () => {
  await makeTwo();
  // Named, and not there.
  symlinkSync('nowhere', compileFolder(nameOf(4)));

  expect(await make(3)).toBe(true);
  await dropOldCompiles();

  expect(there()).toEqual([2, 3]);
});
