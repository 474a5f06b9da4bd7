import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireSame } from '../../cli/work/verify-cache/report-verify.ts';
import type { VerifyResult } from '../../cli/work/verify-cache/verify-cache.ts';
import { verifyCache } from '../../cli/work/verify-cache/verify-cache.ts';
import { isWholeProof } from '../support/proof.ts';
import { makeFixture } from './build-fixture.ts';
import { takeCompile } from './own-store.ts';
import { readTree, runLivery } from './run-livery.ts';

const { codes, folder, merchants, remove } = makeFixture(3);
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

beforeAll(async () => {
  key = await takeCompile(home);
});

afterAll(remove);

/** Proves all brands by a build from cold, to which the compile alone is given. */
const prove = async (seed: string): Promise<VerifyResult> => {
  const cold = path.join(folder, 'cold');
  await takeCompile(cold);
  return verifyCache({ merchantsDir: merchants, outDir: out, codes, percent: 100, seed }, cold);
};

test('a clean fleet is what a build from cold gives, every byte of it', async () => {
  const { code } = await buildAtHome('--force');

  const verified = await prove('clean');

  expect(code).toBe(0);
  expect(verified).toEqual({ seed: 'clean', codes, differences: [] });
});

/** What is damaged: a shape of the first brand, and a file of the second one's site. */
const damage = async () => {
  const shapes = path.join(home, 'store', key, 'shapes');
  for (const [name, content] of readTree(shapes)) {
    writeFileSync(path.join(shapes, name), content.toString().replaceAll('<main', '<main data-x'));
  }
  expect((await buildAtHome(first, '--force')).code).toBe(0);
  const site = path.join(out, second);
  const theme = readdirSync(site).find((name) => /^theme\.\w+\.css$/.test(name)) ?? '';
  // In its place: the store and every site that links to the file have the same bytes.
  const css = readFileSync(path.join(site, theme));
  css.write('!', 20);
  writeFileSync(path.join(site, theme), css);
  return { theme, bytes: css.length };
};

const expectFound = (
  verified: VerifyResult | undefined,
  { theme, bytes }: { theme: string; bytes: number },
): void => {
  expect(verified).toMatchObject({ seed: '7', codes });
  const differing = (brand: string) =>
    verified?.differences.filter((each) => each.code === brand).map(({ file }) => file);
  expect(differing(first)).toContain('index.html');
  expect(verified?.differences.filter((each) => each.code === second)).toEqual([
    { code: second, file: theme, offset: 20, built: bytes, cold: bytes },
  ]);
  expect(differing(third)).toEqual([]);
};

test('a changed shape and a changed file of the store are found by a cold build', async () => {
  const damaged = await damage();

  const verified = await prove('7');

  expectFound(verified, damaged);
  expect(() => requireSame(verified)).toThrow(
    `${second}: ${damaged.theme} differs from byte 20 on`,
  );
});

// From nothing at all: it compiles once more.
test.runIf(isWholeProof)('the command that finds them fails with 70', async () => {
  const damaged = await damage();

  const proof = ['--verify-cache', '100%', '--verify-seed', '7'];
  const { code, stderr, verified } = await buildAtHome(...proof);

  expect(code).toBe(70);
  expectFound(verified, damaged);
  expect(stderr).toContain(`${second}: ${damaged.theme} differs from byte 20 on`);
});

test('a share that is none is wrong usage', async () => {
  const places = ['--merchants', merchants, '--out', out];
  const { code } = await runLivery(['build', '--verify-cache', '0%', ...places]);

  expect(code).toBe(2);
});
