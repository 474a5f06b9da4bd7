import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { pinnedHash, writePin } from './pin.ts';
import { listReleases, servedRelease } from './list-releases.ts';
import { isRetired, retireSite } from './retire-site.ts';
import { beginWriting, recoverReleases } from './recover-releases.ts';
import { stageRelease } from './stage-release.ts';
import { switchTo } from './switch-release.ts';

let out = '';

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'livery-stage-'));
  vi.stubEnv('LIVERY_HOME', `${out}-home`);
});

afterEach(() => {
  rmSync(out, { recursive: true });
  rmSync(`${out}-home`, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const siteOf = (text: string): SiteFiles => {
  const files: SiteFiles = new Map();
  addOwnFile(files, 'deep/page.html', text);
  return files;
};

const recordOf = (files: SiteFiles, code = 'shwe'): string =>
  JSON.stringify({
    version: 1,
    code,
    files: Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256])),
  });

const stage = (text: string, code = 'shwe') => {
  const files = siteOf(text);
  return stageRelease(out, code, files, recordOf(files, code));
};

const page = (code = 'shwe'): string =>
  readFileSync(path.join(out, code, 'deep/page.html'), 'utf8');

const idsOf = (code = 'shwe'): string[] => listReleases(out, code).map(({ id }) => id);
const releases = (...names: string[]): string => path.join(out, '.releases/shwe', ...names);

/** A site as older builds made it. */
const writePlain = (folder: string, text: string): void => {
  mkdirSync(path.join(folder, 'deep'), { recursive: true });
  writeFileSync(path.join(folder, 'deep/page.html'), text);
  writeFileSync(path.join(folder, 'build.json'), recordOf(siteOf(text)));
};

test('a site is a relative link to its newest release; the one before stays beside it', () => {
  const first = stage('one');
  const second = stage('two');

  expect(page()).toBe('two');
  expect(readlinkSync(path.join(out, 'shwe'))).toBe(`.releases/shwe/${second.release}`);
  expect(idsOf()).toEqual([second.release, first.release]);
  expect(second.release).toMatch(/^2-[0-9a-f]{10}$/);
  expect(readdirSync(releases())).toEqual([first.release, second.release]);
});

test('the same site once more makes no release, unless the served one is damaged', () => {
  const first = stage('one');
  expect(stage('one')).toEqual({ release: first.release, isNew: false });

  rmSync(path.join(out, 'shwe/deep/page.html'));
  const again = stage('one');

  expect(again.isNew).toBe(true);
  expect(page()).toBe('one');
  expect(idsOf()).toEqual([again.release]);
});

test('who wrote into a file of a site wrote into the store; the next build makes both good', () => {
  stage('one');
  writeFileSync(path.join(out, 'shwe/deep/page.html'), 'bad');

  expect(stage('one').isNew).toBe(true);
  expect(page()).toBe('one');
  stage('one', 'volt');
  expect(page('volt')).toBe('one');
});

test('a stored file that lost its end is stored anew', () => {
  const files = siteOf('one');
  const stored = files.get('deep/page.html')?.stored ?? '';
  mkdirSync(path.dirname(stored), { recursive: true });
  writeFileSync(stored, '');

  stage('one');

  expect(page()).toBe('one');
  expect(readFileSync(stored, 'utf8')).toBe('one');
});

test('a file is linked, not copied: one inode in the store and in every release', () => {
  const stored = path.join(out, 'stored.js');
  writeFileSync(stored, 'shared');
  const { ino } = statSync(stored);
  for (const text of ['one', 'two']) {
    const files = siteOf(text).set('a.js', { stored, sha256: '' });
    stageRelease(out, 'shwe', files, recordOf(files));
  }

  const inodes = idsOf().map((id) => statSync(releases(id, 'a.js')).ino);

  expect(inodes).toEqual([ino, ino]);
});

test('the last five releases are kept, and the served one', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) stage(text);
  expect(idsOf().map((id) => id.split('-')[0])).toEqual(['6', '5', '4', '3', '2']);

  switchTo(out, 'shwe', idsOf().at(-1) ?? '');
  expect(page()).toBe('2');
  stage('7');

  expect(idsOf().map((id) => id.split('-')[0])).toEqual(['7', '6', '5', '4', '3']);
  expect(readdirSync(releases())).toHaveLength(5);
});

test('killed while writing: the half-written release goes, the last good one is served', () => {
  stage('good');
  beginWriting(out);
  mkdirSync(releases('.draft/deep'), { recursive: true });
  mkdirSync(releases('.gone-1-0123456789'));
  symlinkSync('.releases/shwe/2-0123456789', releases('.next'));

  recoverReleases(out);

  expect(page()).toBe('good');
  expect(readdirSync(releases())).toEqual(idsOf());
  expect(readdirSync(path.join(out, '.releases'))).toEqual(['shwe']);
});

test('killed before the switch: the release that is whole is served', () => {
  stage('good');
  beginWriting(out);
  writePlain(releases('2-0123456789'), 'new');
  symlinkSync('.releases/shwe/2-0123456789', releases('.next'));

  recoverReleases(out);

  expect(page()).toBe('new');
  expect(readdirSync(releases())).toEqual(idsOf().toReversed());
});

test('a link that is gone comes back; one that leads nowhere leads to the newest release', () => {
  stage('one');
  stage('two');
  rmSync(path.join(out, 'shwe'));
  recoverReleases(out);
  expect(page()).toBe('two');

  rmSync(releases(idsOf()[0] ?? ''), { recursive: true });
  beginWriting(out);
  recoverReleases(out);
  expect(page()).toBe('one');

  rmSync(releases(idsOf()[0] ?? ''), { recursive: true });
  beginWriting(out);
  recoverReleases(out);
  expect(readdirSync(out)).toEqual(['.releases']);
});

test('a plain folder of an older build is taken over as the first release', () => {
  writePlain(path.join(out, 'shwe'), 'old');
  const { ino } = statSync(path.join(out, 'shwe'));

  recoverReleases(out);

  expect(servedRelease(out, 'shwe')).toMatch(/^1-[0-9a-f]{10}$/);
  expect(page()).toBe('old');
  expect(statSync(path.join(out, 'shwe')).ino).toBe(ino);
  stage('new');
  expect(page()).toBe('new');
  expect(idsOf()).toHaveLength(2);
});

test('what an older build left aside comes back, and what it left half goes', () => {
  writePlain(path.join(out, '.shwe.last'), 'good');
  mkdirSync(path.join(out, '.volt.next'));

  recoverReleases(out);

  expect(page()).toBe('good');
  expect(readdirSync(out)).toEqual(['.releases', 'shwe']);
});

/** Somebody's own folder where the brand's site belongs. */
const writeForeign = (): void => {
  rmSync(path.join(out, 'shwe'), { force: true });
  mkdirSync(path.join(out, 'shwe'));
  writeFileSync(path.join(out, 'shwe/note.txt'), 'mine');
};
const note = (): string => readFileSync(path.join(out, 'shwe/note.txt'), 'utf8');

test('a folder that no build made stays, whatever is done; once it is moved away the site is built', () => {
  const { release } = stage('one');
  writeForeign();

  expect(() => stage('two')).toThrow(/shwe is a folder that no build made.*move it away/);
  expect(() => switchTo(out, 'shwe', release)).toThrow('is a folder that no build made');
  beginWriting(out);
  symlinkSync(`.releases/shwe/${release}`, releases('.next'));
  recoverReleases(out);
  retireSite(out, 'shwe');
  recoverReleases(out);

  expect(note()).toBe('mine');
  expect(idsOf()).toEqual([release]);
  rmSync(path.join(out, 'shwe'), { recursive: true });
  stage('two');
  expect(page()).toBe('two');
});

test('a folder that no build made stops no clearing up, also where a first build was killed', () => {
  writeForeign();
  beginWriting(out);
  mkdirSync(releases('.draft'), { recursive: true });
  stage('two', 'volt');

  recoverReleases(out);

  expect(note()).toBe('mine');
  expect(page('volt')).toBe('two');
});

test('a site of an older build is replaced, also one whose record names no files', () => {
  writePlain(path.join(out, 'shwe'), 'old');
  writeFileSync(path.join(out, 'shwe/build.json'), '{}');

  stage('new');

  expect(page()).toBe('new');
  expect(existsSync(releases('.aside'))).toBe(false);
});

test('a hold counts for the served release alone, and ends with a new one', () => {
  const first = stage('one').release;
  stage('two');
  writePin(out, 'shwe', { release: first, merchant: 'abc' });
  expect(pinnedHash(out, 'shwe')).toBeUndefined();

  switchTo(out, 'shwe', first);
  expect(pinnedHash(out, 'shwe')).toBe('abc');

  stage('three');
  expect(pinnedHash(out, 'shwe')).toBeUndefined();
  expect(existsSync(releases('held'))).toBe(false);
});

test('a site that was taken away keeps its releases for its days, and is not served by itself', () => {
  stage('one');
  stage('two', 'volt');

  retireSite(out, 'shwe');
  recoverReleases(out);

  expect(isRetired(out, 'shwe')).toBe(true);
  expect(listReleases(out, 'shwe')).toHaveLength(1);
  expect(readdirSync(out)).toEqual(['.releases', 'volt']);

  const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
  writeFileSync(releases('.retired'), longAgo);
  recoverReleases(out);
  expect(readdirSync(path.join(out, '.releases'))).toEqual(['volt']);
});

test('a site that is built again after it was taken away goes on with the next release', () => {
  const { release: first } = stage('one');
  retireSite(out, 'shwe');

  const { release: next } = stage('again');

  expect(isRetired(out, 'shwe')).toBe(false);
  expect(idsOf()).toEqual([next, first]);
});
