import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FolderWatch, openFolderWatch } from './folder-watch.ts';

let folder = '';
let folders: FolderWatch;
const told = new Set<string>();
const readers = new Set<string>();
const until = (name: string): Promise<boolean> =>
  vi.waitUntil(() => told.has(name), { timeout: 60_000 });
const write = (name: string): void => writeFileSync(path.join(folder, 'shwe', name), 'text');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-watch-'));
  mkdirSync(path.join(folder, 'shwe', 'content'), { recursive: true });
  [told, readers].forEach((each) => each.clear());
  folders = openFolderWatch((who, files) => {
    for (const file of files) told.add(path.relative(path.join(folder, 'shwe'), file));
    for (const reader of who) readers.add(reader);
  });
});

afterEach(() => {
  folders.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an edit right after the watch is opened is told, below the folder too', async () => {
  folders.addTree(path.join(folder, 'shwe'), 'shwe');

  write('merchant.json');
  write('content/notices.json');

  await until('merchant.json');
  await until('content/notices.json');
  expect([...readers]).toEqual(['shwe']);
});

test('an edit in a folder that came later is told, and in one that took the place of another', async () => {
  folders.addTree(path.join(folder, 'shwe'), 'shwe');
  mkdirSync(path.join(folder, 'shwe', 'assets'));
  await until('assets');
  renameSync(path.join(folder, 'shwe', 'content'), path.join(folder, 'away'));
  mkdirSync(path.join(folder, 'shwe', 'content'));
  await until('content');

  write('assets/logo.svg');
  write('content/notices.json');

  await until('assets/logo.svg');
  await until('content/notices.json');
});

test('who reads a file of another folder hears of it, and learns that it may have read too early', async () => {
  folders.addTree(path.join(folder, 'shwe'), 'shwe');
  const file = path.join(folder, 'shwe', 'merchant.json');

  expect(folders.addFiles([file], 'volt')).toBe(true);
  expect(folders.addFiles([file], 'volt')).toBe(false);
  write('merchant.json');

  await until('merchant.json');
  expect([...readers].toSorted()).toEqual(['shwe', 'volt']);
});
