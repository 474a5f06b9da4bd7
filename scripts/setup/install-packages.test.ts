import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installPackages } from './install-packages.mjs';

let root = '';

const npm = (...args: string[]): void => {
  const ran = spawnSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: root });
  expect(ran.status, String(ran.stderr)).toBe(0);
};

/** A file that npm removes when it installs: it empties the folder first. */
const markFile = (): string => path.join(root, 'node_modules', 'mark');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'livery-install-'));
  mkdirSync(path.join(root, 'part'));
  writeFileSync(path.join(root, 'part', 'package.json'), '{ "name": "part", "version": "1.0.0" }');
  npm('pack', './part');
  const dependencies = { part: 'file:part-1.0.0.tgz' };
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ name: 'whole', version: '1.0.0', dependencies }),
  );
  npm('install', '--package-lock-only');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what npm ci has installed is not installed again', () => {
  npm('ci');
  writeFileSync(markFile(), '');

  installPackages(root);

  expect(existsSync(markFile())).toBe(true);
});

test('what another lock file installed is installed anew, once', () => {
  npm('ci');
  writeFileSync(markFile(), '');
  const list = path.join(root, 'node_modules', '.package-lock.json');
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll('"1.0.0"', '"0.9.0"'));

  installPackages(root);
  const isInstalled = !existsSync(markFile());
  writeFileSync(markFile(), '');
  installPackages(root);

  expect(isInstalled).toBe(true);
  expect(existsSync(markFile())).toBe(true);
});

test('an installation that lacks a package is installed anew', () => {
  npm('ci');
  writeFileSync(markFile(), '');
  const list = path.join(root, 'node_modules', '.package-lock.json');
  writeFileSync(list, JSON.stringify({ packages: {} }));

  installPackages(root);

  expect(existsSync(markFile())).toBe(false);
  expect(existsSync(path.join(root, 'node_modules', 'part', 'package.json'))).toBe(true);
});
