import { once } from 'node:events';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeHolder } from '../../cli/base/files/lock-holder.ts';
import type { StoreCheck } from '../../cli/build/store/check-store.ts';
import type { GarbageResult } from '../../cli/build/store/collect-garbage.ts';
import type { StoreStatus } from '../../cli/build/store/store-status.ts';
import { inProof } from '../support/proof.ts';
import { makeFixture } from './build-fixture.ts';
import { takeCompile } from './own-store.ts';
import { readTree, runLivery, startLivery } from './run-livery.ts';

const { codes, folder, merchants, remove } = makeFixture(inProof(2, 4));
const home = path.join(folder, 'home');
const out = path.join(folder, 'sites');
const env = { LIVERY_HOME: home, LIVERY_STORE_URL: '' };

const livery = async (...args: string[]) => {
  const { code, stdout, stderr } = await runLivery([...args, '--json'], env);
  return { code, stderr, answer: JSON.parse(stdout) as unknown };
};
const gc = async (...flags: string[]) => {
  const { answer, ...rest } = await livery('store', 'gc', '--max-size', '0', ...flags);
  return { ...rest, answer: answer as GarbageResult };
};
const check = async () => {
  const { answer, ...rest } = await livery('store', 'check');
  return { ...rest, answer: answer as StoreCheck };
};
const buildHere = (...flags: string[]) =>
  livery('build', ...flags, '--merchants', merchants, '--out', out);
const sites = () => new Map(codes.map((code) => [code, readTree(path.join(out, code))]));

beforeAll(async () => {
  await takeCompile(home);
  await buildHere('--force');
});

afterAll(remove);

test('the status tells what the store holds and what of it sites link to', async () => {
  const answer = (await livery('store', 'status')).answer as StoreStatus;

  expect(answer).toMatchObject({ path: path.join(home, 'store'), max: 10e9, remote: null });
  // The icons of each brand, the pictures that promotions and games are shared with, parts of fonts.
  expect(answer.kinds.icons?.units).toBeGreaterThan(codes.length + 1);
  expect(answer.kinds.compile?.units).toBe(1);
  expect(answer.linkedBytes).toBeGreaterThan(0);
  expect(answer.linkedBytes).toBeLessThan(answer.bytes);
});

test('a store cut to nothing keeps every site whole, and what it lost is made again', async () => {
  const before = sites();

  const { code, answer } = await gc();

  expect(code).toBe(0);
  expect(answer.removed.length).toBeGreaterThan(0);
  expect(answer.removed.every(({ kind }) => kind === 'shapes' || kind === 'sites')).toBe(true);
  expect(answer.over).toBe(answer.after);
  expect(sites()).toEqual(before);
  expect((await buildHere()).answer).toMatchObject({ built: 0, unchanged: codes.length });
  expect((await buildHere('--force')).answer).toMatchObject({ built: codes.length });
  expect(sites()).toEqual(before);
});

test('what no site links to any more would go', async () => {
  rmSync(path.join(out, '.releases'), { recursive: true });
  for (const code of codes) rmSync(path.join(out, code), { recursive: true, force: true });

  const { answer } = await gc('--dry-run');

  expect(answer).toMatchObject({ dryRun: true, after: 0, over: 0 });
  expect(new Set(answer.removed.map(({ kind }) => kind))).toContain('compile');
  expect((await buildHere()).answer).toMatchObject({ built: codes.length });
});

test('a collection that comes while a build is running waits for it', async () => {
  const user = path.join(home, 'store', 'users', 'a build');
  writeFileSync(user, describeHolder());

  const { child, finished } = startLivery(['store', 'gc', '--max-size', '0'], env);
  await once(child.stderr, 'data');
  const wasWaiting = child.exitCode === null;
  rmSync(user);

  expect(wasWaiting).toBe(true);
  expect(await finished).toMatchObject({ code: 0, stderr: expect.stringContaining('waiting') });
});

test('a broken file of the store is found; a site that has it too is healed by a build', async () => {
  const before = sites();
  const page = path.join(out, codes[0] ?? '', 'robots.txt');
  writeFileSync(page, 'Disallow: everything');

  const first = await check();
  const healed = await buildHere('--force');
  const second = await check();

  expect(first.code).toBe(70);
  expect(first.answer.broken).toMatchObject([{ kind: 'blobs', isLinked: true }]);
  expect(healed.code).toBe(0);
  expect(sites()).toEqual(before);
  expect(second).toMatchObject({ code: 0, answer: { broken: [] } });
});

test('halves of files that a loss of power left are made anew', async () => {
  const before = sites();
  const store = path.join(home, 'store');
  const halves = [...readTree(store).keys()].filter((name) =>
    /\/(?:shapes|sites)\/|\/index\.json$/.test(name),
  );
  for (const [at, name] of halves.entries()) truncateSync(path.join(store, name), at % 2 ? 0 : 9);
  rmSync(out, { recursive: true });

  expect((await buildHere()).answer).toMatchObject({ built: codes.length });
  expect(halves.length).toBeGreaterThan(2 * codes.length);
  expect(sites()).toEqual(before);
});

test('a size that is none is wrong usage', async () => {
  expect((await runLivery(['store', 'gc', '--max-size', 'much'], env)).code).toBe(2);
  const wrong = { ...env, LIVERY_STORE_MAX: 'much' };
  expect((await runLivery(['store', 'gc'], wrong)).code).toBe(2);
});
