import type * as FileSystem from 'node:fs';
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
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeHolder } from '../../base/files/lock-holder.ts';
import { keepServed } from '../store/local/served-compiles.ts';
import { whileUsingStore } from '../store/local/using-store.ts';
import { compileFolder, dropOldCompiles, hasCompile, keepCompile } from './keep-compile.ts';

class Killed extends Error {}

/** The folder in whose removal the process is killed, with its last file left. */
const disk = vi.hoisted(() => ({ dies: '' }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>();
  const removeUnlessKilled: typeof fs.rmSync = (target, options) => {
    if (target !== disk.dies) {
      fs.rmSync(target, options);
      return;
    }
    for (const name of fs.readdirSync(disk.dies))
      if (name !== 'compile.json') fs.rmSync(path.join(disk.dies, name), { recursive: true });
    throw new Killed();
  };
  return { ...fs, rmSync: removeUnlessKilled };
});

const KEPT = 2;
const nameOf = (digit: number): string => String(digit).repeat(16);
let home = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'livery-keep-'));
  vi.stubEnv('LIVERY_HOME', home);
});

afterEach(async () => {
  disk.dies = '';
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

  expect(there()).toEqual([1, 4]);
  expect(existsSync(path.join(servers, 'killed'))).toBe(false);
});

test('one whose removal is killed is no compile any more, and is made again', async () => {
  await makeTwo();
  await whileUsingStore(() => make(3));
  disk.dies = compileFolder(nameOf(1));

  await expect(dropOldCompiles()).rejects.toThrow(Killed);

  expect(existsSync(disk.dies)).toBe(true);
  expect(hasCompile(nameOf(1))).toBe(false);
  disk.dies = '';
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
