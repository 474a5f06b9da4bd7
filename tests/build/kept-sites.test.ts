import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeState, stateFile } from '../../cli/build/state/state.ts';
import { storeDir } from '../../cli/base/paths.ts';
import { makeFixture } from './build-fixture.ts';
import { readTree } from './run-livery.ts';

/* A site that was made before from the same input is linked again, without a check or a render. */
const fleet = makeFixture(6);
const { build, codes, edit, fileOf, merchants, out } = fleet;
const [first = '', second = '', third = '', fourth = '', fifth = ''] = codes;
let built: Map<string, Buffer>;

/** Forgets the sites and what is known of them; the store stays. */
const forget = (): void => {
  rmSync(out, { recursive: true, force: true });
  removeState(stateFile(merchants, out));
};

const siteOf = (code: string): Map<string, Buffer> => readTree(path.join(out, code));

beforeAll(async () => {
  // Pages that no other test has: what is taken out of the store, which all share, is missed by nobody else.
  edit(first, (config) => Object.assign(config['brand'] ?? {}, { legalName: 'Kept Sites Ltd' }));
  await build();
  built = readTree(out);
});

afterAll(fleet.remove);

test('sites out of the store are the same bytes, with the same warnings', async () => {
  forget();
  const { report } = await build();
  forget();
  const again = await build('--force');

  expect(report).toMatchObject({ built: 6, compiled: 0 });
  expect(report.problems).toEqual(again.report.problems);
  expect(readTree(out)).toEqual(built);
});

test('what was swept from the store is made again', async () => {
  forget();
  const record = JSON.parse(built.get(releaseFile(first))?.toString() ?? '{}') as {
    files: Record<string, string>;
  };
  const digest = record.files['index.html'] ?? '';
  rmSync(path.join(storeDir(), 'blobs', digest.slice(0, 2), digest.slice(2)));

  const { report } = await build();

  expect(report).toMatchObject({ built: 6, failed: 0 });
  expect(readTree(out)).toEqual(built);
});

/** A release's `build.json`, as `readTree` names it. */
const releaseFile = (code: string): string =>
  [...built.keys()].find((name) => name.includes(code) && name.endsWith('build.json')) ?? '';

test('a site that inherits a look is made again when the look has changed meanwhile', async () => {
  edit(second, (config) => Object.assign(config, { theme: { extends: first }, layout: {} }));
  await build();
  const before = siteOf(second);
  const old = readFileSync(fileOf(first), 'utf8');
  edit(first, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: '#1d6b3a', accent: '#274a8c' } });
  });
  forget();

  await build();

  expect(siteOf(second)).not.toEqual(before);
  writeFileSync(fileOf(first), old);
  await build();
  expect(siteOf(second)).toEqual(before);
});

test('a site in the store does not hide that its domain was taken', async () => {
  edit(third, (config) => {
    Object.assign(config, { site: { domains: [`${fourth}.bench.example`] } });
  });
  forget();

  const { report } = await build();

  expect(report.codes.failed).toEqual([third, fourth]);
  expect(report.problems.map(({ code }) => code)).toContain('domain/duplicate');
});

test('one named brand is built without the files of the others’ state being written', async () => {
  const folder = stateFile(merchants, out).replace(/\.json$/, '');
  const times = () =>
    new Map(
      readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
    );
  const before = times();
  edit(fifth, (config) => {
    Object.assign(config['brand'] ?? {}, { slogan: { en: 'Another slogan' } });
  });

  const { report } = await build(fifth);

  expect(report.codes.built).toEqual([fifth]);
  const changed = [...times()].filter(([name, text]) => before.get(name) !== text);
  expect(changed).toHaveLength(1);
  expect((await build()).report).toMatchObject({ built: 0, unchanged: 4, failed: 2 });
});
