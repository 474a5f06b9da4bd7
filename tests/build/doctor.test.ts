import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkChromium } from '../../cli/work/doctor/check-chromium.ts';
import { checkDatabase } from '../../cli/work/doctor/check-database.ts';
import { checkDisk, checkLinks } from '../../cli/work/doctor/check-disk.ts';
import { checkNode } from '../../cli/work/doctor/check-node.ts';
import { checkPackages } from '../../cli/work/doctor/check-packages.ts';
import { checkPort } from '../../cli/work/doctor/check-ports.ts';
import { checkStore } from '../../cli/work/doctor/check-store.ts';
import type { Examination } from '../../cli/work/doctor/examine.ts';
import { sha256 } from '../../cli/base/files/fingerprint.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import { ROOT, runLivery } from './run-livery.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-doctor-'));

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

test('an older Node fails, another than the pinned one is said', () => {
  expect(checkNode(ROOT).level).toBe('ok');
  expect(checkNode(ROOT, '22.1.0')).toMatchObject({ level: 'fail' });
  expect(checkNode(ROOT, '24.0.1')).toMatchObject({ level: 'warn' });
});

test('a package that is missing, or of another version, is named', () => {
  expect(checkPackages(ROOT)).toMatchObject({ level: 'ok' });
  const root = path.join(folder, 'root');
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json']) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    cpSync(path.join(ROOT, name), path.join(root, name));
  }
  const installed = path.join('root', 'node_modules', '.package-lock.json');
  const lock = (packages: object): string => write(installed, JSON.stringify({ packages }));
  lock({ 'node_modules/react': { version: '1.0.0' } });

  const checkup = checkPackages(root);

  expect(checkup).toMatchObject({ level: 'fail', remedy: 'Run `npm ci`.' });
  expect(checkup.found).toMatch(/\d+ packages are not as locked/);
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(checkPackages(root)).toMatchObject({ level: 'fail' });
});

test('a disk without room, or without names for files, fails', ({ skip }) => {
  const mount = path.join(folder, 'small');
  mkdirSync(mount);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3g,nr_inodes=2000', 'tmpfs', mount], {
      stdio: 'ignore',
    });
  } catch {
    skip('this user may not mount a file system');
  }
  try {
    expect(checkDisk('disk', mount)).toMatchObject({ level: 'fail' });
    execFileSync('mount', ['-o', 'remount,size=1g,nr_inodes=1000000', mount]);
    expect(checkDisk('disk', mount)).toMatchObject({ level: 'warn' });
    execFileSync('mount', ['-o', 'remount,size=4g', mount]);
    expect(checkDisk('disk', mount)).toMatchObject({ level: 'ok' });
    expect(checkLinks(folder, mount)).toMatchObject({ level: 'warn' });
    expect(checkLinks(folder, folder)).toMatchObject({ level: 'ok' });
  } finally {
    execFileSync('umount', [mount]);
  }
});

test('a port that somebody holds is said', async () => {
  const server = createServer();
  // One of those that the system gives away may be somebody else's as soon as it is closed.
  const port = await ownPort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));

  expect(await checkPort(port, 'a test')).toMatchObject({ level: 'warn', name: `port ${port}` });
  await new Promise((resolve) => void server.close(resolve));
  expect(await checkPort(port, 'a test')).toMatchObject({ level: 'ok' });
});

test('a Chromium that is not there, or does not start, fails', async () => {
  vi.stubEnv('LIVERY_CHROMIUM', '/bin/false');
  expect(await checkChromium()).toMatchObject({ level: 'fail' });
  vi.stubEnv('LIVERY_CHROMIUM', '/no/such/chromium');
  expect(await checkChromium()).toMatchObject({ level: 'fail' });
});

test('a database that nobody can reach fails; none yet is no fault', async () => {
  expect(await checkDatabase(folder, 'postgres://nobody@127.0.0.1:9/none')).toMatchObject({
    level: 'fail',
    remedy: expect.stringContaining('DATABASE_URL') as string,
  });
  expect(await checkDatabase(folder, '')).toMatchObject({ level: 'ok' });
});

test('a compile that lacks a file, and a file that is not what its name says, fail', () => {
  const store = path.join(folder, 'store');
  const compile = 'store/0123456789abcdef';
  const digest = sha256('right');
  const files = { 'assets/a.js': { sha256: digest, bytes: 5 } };
  write(`${compile}/compile.json`, JSON.stringify({ files }));
  const chunk = write(`${compile}/client/assets/a.js`, 'right');
  const blob = `store/blobs/${digest.slice(0, 2)}/${digest.slice(2)}`;
  write(blob, 'right');
  expect(checkStore(store)).toMatchObject({ level: 'ok' });

  write(blob, 'wrong');
  expect(checkStore(store).found).toContain('not what their names say');
  write(blob, 'right');
  rmSync(chunk);
  expect(checkStore(store).found).toContain('assets/a.js is missing');
  write(`${compile}/compile.json`, '{');
  expect(checkStore(store).level).toBe('fail');
});

test('the verb says all of it as JSON, and leaves with 1 when something failed', async () => {
  const broken = { LIVERY_CHROMIUM: '/bin/false', LIVERY_HOME: path.join(folder, 'home') };
  const { code, stdout } = await runLivery(['doctor', '--json', '--out', folder], broken);
  const { healthy, checks } = JSON.parse(stdout) as Examination;

  expect(code).toBe(1);
  expect(healthy).toBe(false);
  expect(checks.map(({ name }) => name)).toEqual([
    'node',
    'packages',
    'disk of the store',
    'disk of the sites',
    'links',
    'store',
    'port 4400',
    'port 4401',
    'port 5173',
    'port 6006',
    'chromium',
    'database',
  ]);
  expect(checks.filter(({ level }) => level === 'fail').map(({ name }) => name)).toEqual([
    'chromium',
  ]);
});
