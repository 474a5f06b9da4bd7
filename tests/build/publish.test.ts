import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { describeReleases } from '../../cli/build/release/rollback.ts';
import { makePublishing } from './published-sites.ts';
import { requestLivery } from './request-livery.ts';
import { readTree } from './run-livery.ts';

const work = makePublishing(5);
const { change, codes, folder, gather, merchants, paint, publish } = work;
const [first = '', second = '', third = ''] = codes;
let old = '';
let next = '';

beforeAll(async () => {
  old = await gather('gathered');
  paint('#0a7d5c', first, second);
  next = await gather('gathered later');
});

afterAll(work.remove);

const target = (name: string): string => path.join(folder, name);
const pageOf = (dir: string, code: string): string =>
  readFileSync(path.join(dir, code, 'index.html'), 'utf8');

test('what CI gathered becomes releases of the target, which verify and rollback know', async () => {
  const to = target('sites');

  const { code, stderr, report } = await publish([old, '--to', to]);

  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(report).toMatchObject({ brands: 5, unchanged: 0, held: [], failed: [], serving: 'all' });
  expect(report.published.map((brand) => brand.code)).toEqual(codes);
  for (const brand of codes) {
    expect(readTree(path.join(to, brand))).toEqual(readTree(path.join(old, brand)));
  }
  expect(verifySites(to, []).sites.map(({ ok }) => ok)).toEqual(codes.map(() => true));
  expect(describeReleases(to, first).releases).toMatchObject([{ number: 1, served: true }]);
});

test('only what changed is sent, and nothing is sent twice', async () => {
  const to = target('sites');

  const later = await publish([next, '--to', to]);
  const again = await publish([next, '--to', to]);

  expect(later.report.published.map(({ code }) => code)).toEqual([first, second]);
  expect(later.report).toMatchObject({ unchanged: 3 });
  expect(later.report.traffic.files).toBeLessThan(later.report.traffic.known);
  expect(again.report).toMatchObject({ published: [], unchanged: 5, traffic: { files: 0 } });
  expect(pageOf(to, first)).toBe(pageOf(next, first));
});

test('only the brands that were named are published, and an unknown one is wrong usage', async () => {
  const to = target('some');

  const some = await publish([old, '--to', to, '--only', `${second},${first}`]);
  const wrong = await publish([old, '--to', to, '--only', 'nobody']);

  expect(some.report.published.map(({ code }) => code)).toEqual([first, second]);
  expect(existsSync(path.join(to, third))).toBe(false);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('nobody');
});

test('a release that was rolled back is not published again, unless it is forced', async () => {
  const to = target('held');
  await publish([old, '--to', to]);
  await publish([next, '--to', to]);
  const back = await requestLivery(['rollback', first, '--out', to, '--merchants', merchants]);
  expect(back.code, back.stderr).toBe(0);

  const held = await publish([next, '--to', to]);
  const kept = pageOf(to, first);
  const forced = await publish([next, '--to', to, '--force']);

  expect(held.report).toMatchObject({ held: [first], published: [], unchanged: 4 });
  expect(kept).toBe(pageOf(old, first));
  expect(forced.report.published.map(({ code }) => code)).toEqual([first]);
  expect(pageOf(to, first)).toBe(pageOf(next, first));
});

test('a release that somebody took away is made anew, though its link still names it', async () => {
  const to = target('gone');
  await publish([old, '--to', to]);
  rmSync(path.join(to, '.releases', first), { recursive: true });

  const { report } = await publish([old, '--to', to]);

  expect(report.published.map(({ code }) => code)).toEqual([first]);
  expect(pageOf(to, first)).toBe(pageOf(old, first));
});

test('one brand at fault costs the others nothing, and its message says how to mend it', async () => {
  const to = target('faults');
  const bad = await gather('gathered badly');
  const [unsigned = '', tampered = '', missing = '', foreign = '', fine = ''] = codes;
  const manifestOf = (code: string): string => path.join(bad, '.manifests', `${code}.json`);
  rmSync(manifestOf(unsigned));
  change(path.join(bad, tampered, 'index.html'), (text) => `${text} `);
  rmSync(path.join(bad, missing, 'robots.txt'));
  change(manifestOf(foreign), (text) => text.replace('"index.html"', '"other.html"'));

  const { code, stderr, report } = await publish([bad, '--to', to]);

  expect(code).toBe(1);
  expect(report.published.map((brand) => brand.code)).toEqual([fine]);
  const reasons = new Map(report.failed.map((brand) => [brand.code, brand.reason]));
  expect(reasons.get(unsigned)).toContain('livery manifest --write');
  expect(reasons.get(tampered)).toContain('index.html is not what the signed manifest says');
  expect(reasons.get(missing)).toContain('robots.txt is missing; build or gather it again');
  expect(reasons.get(foreign)).toContain('changed after it was signed');
  for (const brand of codes.slice(0, 4)) expect(stderr).toContain(`${brand}: `);
  expect(verifySites(to, []).sites).toMatchObject([{ code: fine, ok: true }]);
});

test('what is signed by a key that is not trusted here is not published', async () => {
  const home = path.join(folder, 'another machine');

  const { code, report } = await publish([old, '--to', target('strange')], { LIVERY_HOME: home });

  expect(code).toBe(1);
  expect(report.failed).toHaveLength(5);
  expect(report.failed[0]?.reason).toContain('LIVERY_TRUSTED_KEYS');
});

test('a folder that is none, and a target that cannot be written, are told at once', async () => {
  const none = await publish([path.join(folder, 'nowhere'), '--to', target('x')]);
  const file = await publish([old, '--to', path.join(merchants, first, 'merchant.json')]);
  const nothing = await publish(['--to', target('x')]);

  expect(none.code).toBe(1);
  expect(none.stderr).toContain('name the gathered folder');
  expect(file.code).toBe(1);
  expect(file.stderr).toContain('is no folder; name another target');
  expect(nothing.code).toBe(2);
});
