import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileFolder } from '../../cli/compile/ensure-compile.ts';
import type { VerifyResult } from '../../cli/verify-cache/verify-cache.ts';
import { verifyCache } from '../../cli/verify-cache/verify-cache.ts';
import { makeFixture } from './build-fixture.ts';
import { readTree, runLivery } from './run-livery.ts';

const { build, codes, folder, merchants, remove } = makeFixture(3);
const [first = '', second = '', third = ''] = codes;
const home = path.join(folder, 'home');
const out = path.join(folder, 'proved');
let key = '';

/** Builds with a store of the test's own, which may be damaged. */
const buildAtHome = async (...flags: string[]) => {
  const places = ['--merchants', merchants, '--out', out, '--json'];
  const done = await runLivery(['build', ...flags, ...places], { LIVERY_HOME: home });
  return { ...done, verified: (JSON.parse(done.stdout) as { verified?: VerifyResult }).verified };
};

/** The compile alone: what was made of it must come about anew. */
const takeCompile = (to: string): void => {
  const store = path.join(to, 'store', key);
  mkdirSync(path.dirname(store), { recursive: true });
  cpSync(compileFolder(key), store, { recursive: true });
  for (const made of ['shapes', 'sites'])
    rmSync(path.join(store, made), { recursive: true, force: true });
};

beforeAll(async () => {
  const { code, stderr } = await build();
  if (code !== 0) throw new Error(stderr);
  const record = readFileSync(path.join(folder, 'dist', first, 'build.json'), 'utf8');
  ({ compile: key } = JSON.parse(record) as { compile: string });
  takeCompile(home);
});

afterAll(remove);

test('a clean fleet is what a build from cold gives, every byte of it', async () => {
  const cold = path.join(folder, 'cold');
  takeCompile(cold);
  const { code } = await buildAtHome('--force');

  const request = { merchantsDir: merchants, outDir: out, codes, percent: 100, seed: 'clean' };
  const verified = await verifyCache(request, cold);

  expect(code).toBe(0);
  expect(verified).toEqual({ seed: 'clean', codes, differences: [] });
});

test('a changed shape and a changed file of the store are found by a cold build, which fails', async () => {
  const shapes = path.join(home, 'store', key, 'shapes');
  for (const [name, content] of readTree(shapes)) {
    writeFileSync(path.join(shapes, name), content.toString().replaceAll('<main', '<main data-x'));
  }
  const rebuilt = await buildAtHome(first, '--force');
  const site = path.join(out, second);
  const theme = readdirSync(site).find((name) => /^theme\.\w+\.css$/.test(name)) ?? '';
  // In its place: the store and every site that links to the file have the same bytes.
  const css = readFileSync(path.join(site, theme));
  css[20] = (css[20] ?? 0) ^ 1;
  writeFileSync(path.join(site, theme), css);

  const { code, stderr, verified } = await buildAtHome(
    '--verify-cache',
    '100%',
    '--verify-seed',
    '7',
  );

  expect(rebuilt.code).toBe(0);
  expect(code).toBe(70);
  expect(verified).toMatchObject({ seed: '7', codes });
  const differing = (brand: string) =>
    verified?.differences.filter((each) => each.code === brand).map(({ file }) => file);
  expect(differing(first)).toContain('index.html');
  expect(verified?.differences.filter((each) => each.code === second)).toEqual([
    { code: second, file: theme, offset: 20, built: css.length, cold: css.length },
  ]);
  expect(differing(third)).toEqual([]);
  expect(stderr).toContain(`${second}: ${theme} differs from byte 20 on`);
});

test('a share that is none is wrong usage', async () => {
  const places = ['--merchants', merchants, '--out', out];
  const { code } = await runLivery(['build', '--verify-cache', '0%', ...places]);

  expect(code).toBe(2);
});
