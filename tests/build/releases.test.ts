import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BuildReport } from '../../cli/api/build.ts';
import type { BuildRecord } from '../../cli/build/render/build-record.ts';
import type { CheckedManifest } from '../../cli/build/release/check-manifest.ts';
import type { Manifest } from '../../cli/build/release/make-manifest.ts';
import type { ReleaseList, RollbackResult } from '../../cli/build/release/rollback.ts';
import type { VerifyResult } from '../../cli/build/release/verify-sites.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import { ROOT } from './run-livery.ts';

const { codes, build, edit, fileOf, folder, merchants, out, remove } = makeFixture(3);
const [brand = '', other = '', third = ''] = codes;

const paint = (primary: string): void =>
  edit(brand, (config) => Object.assign(config['theme'] ?? {}, { brand: { primary } }));

const siteFile = (...names: string[]): string => path.join(out, brand, ...names);
const page = (): string => readFileSync(siteFile('index.html'), 'utf8');

/** What each question is answered with, and the verb that answers it. */
interface Answers {
  rollback: RollbackResult;
  list: ReleaseList;
  manifest: Manifest;
  check: CheckedManifest;
  verify: VerifyResult;
}
const VERBS: Partial<Record<keyof Answers, string>> = { list: 'rollback', check: 'manifest' };

const sendRequest = async <Kind extends keyof Answers>(kind: Kind, ...args: string[]) => {
  const line = [VERBS[kind] ?? kind, ...args, '--out', out, '--json'];
  const { code, stdout, stderr } = await requestLivery(line);
  return { code, stderr, answer: JSON.parse(stdout === '' ? '{}' : stdout) as Answers[Kind] };
};

const rollback = (...args: string[]) =>
  sendRequest('rollback', brand, '--merchants', merchants, ...args);

const list = async () => (await sendRequest('list', brand, '--list')).answer.releases;

const COLORS = ['#100010', '#200020', '#300030', '#400040', '#500050', '#600060'];

beforeAll(async () => {
  // The keys of this machine, whatever those of its owner are.
  for (const name of ['LIVERY_SIGNING_KEY', 'LIVERY_TRUSTED_KEYS']) vi.stubEnv(name, '');
  for (const color of COLORS) {
    paint(color);
    const { code, stderr } = await build();
    if (code !== 0) throw new Error(stderr);
  }
});

afterAll(() => {
  vi.unstubAllEnvs();
  remove();
});

test('six builds keep five releases, linked to the store, and one of what never changed', async () => {
  const releases = await list();

  expect(releases.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2]);
  expect(releases.map(({ served }) => served)).toEqual([true, false, false, false, false]);
  expect(new Set(releases.map(({ config }) => config)).size).toBe(5);
  const chunk = readdirSync(siteFile('assets'))[0] ?? '';
  const inodes = releases.map(
    ({ id }) => statSync(path.join(out, '.releases', brand, id, 'assets', chunk)).ino,
  );
  const stored = path.join(ROOT, '.livery/store', releases[0]?.compile ?? '', 'client/assets');
  expect(new Set([...inodes, statSync(path.join(stored, chunk)).ino]).size).toBe(1);
  expect(readdirSync(path.join(out, '.releases', other))).toHaveLength(1);
  expect(readlinkSync(path.join(out, brand))).toBe(`.releases/${brand}/${releases[0]?.id}`);
});

test('white space and the order of members in a merchant’s file change no byte', async () => {
  const before = readlinkSync(path.join(out, brand));
  const config = JSON.parse(readFileSync(fileOf(brand), 'utf8')) as object;
  const turned = Object.fromEntries(Object.entries(config).toReversed());
  writeFileSync(fileOf(brand), `${JSON.stringify(turned, null, 7)}\n\n`);

  expect((await build()).report.codes.built).toEqual([brand]);

  expect(readlinkSync(path.join(out, brand))).toBe(before);
});

test('a rollback puts one brand back; builds leave it until its files change', async () => {
  const others = statSync(path.join(out, other)).ino;

  const { answer } = await rollback();

  expect(answer).toMatchObject({ code: brand, held: true });
  expect(answer.to).toMatch(/^5-/);
  expect(page()).toContain('#500050');
  expect(statSync(path.join(out, other)).ino).toBe(others);
  expect((await build()).report).toMatchObject({ built: 0, held: 1, codes: { held: [brand] } });
  const listed = await requestLivery(['list', '--merchants', merchants, '--out', out, '--json']);
  expect(listed.stdout).toContain('"held"');
  expect((await rollback('--to', '3')).answer.to).toMatch(/^3-/);
  expect(page()).toContain('#300030');

  paint('#700070');

  expect((await build()).report).toMatchObject({ built: 1, held: 0 });
  expect((await list()).map(({ number }) => number)).toEqual([7, 6, 5, 4, 3]);
  expect(page()).toContain('#700070');
});

test('a forced build lifts the hold, and so does going back to the newest release', async () => {
  await rollback();
  expect((await rollback('--to', '7')).answer.held).toBe(false);
  expect((await build()).report).toMatchObject({ built: 0, held: 0, unchanged: 3 });

  await rollback();
  await build('--force', brand);

  expect(page()).toContain('#700070');
  expect((await list()).find(({ served }) => served)?.held).toBe(false);
  expect((await build()).report).toMatchObject({ built: 0, held: 0, unchanged: 3 });
});

test('what cannot be put back is said clearly, and changes nothing', async () => {
  const before = readlinkSync(path.join(out, brand));
  const places = ['--merchants', merchants, '--out', out];
  const unknown = await rollback('--to', '99');
  const alone = await requestLivery(['rollback', other, ...places]);
  const nobody = await requestLivery(['rollback', 'nobody', ...places]);
  const mistyped = await requestLivery(['rollback', `${brand}x`, ...places]);

  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('no release "99"') });
  expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining('no release before') });
  expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining('has no release in') });
  expect(mistyped.stderr).toContain(`Did you mean “${brand}”?`);
  expect(readlinkSync(path.join(out, brand))).toBe(before);
});

test('a manifest names every file, and holds only as it was signed, for that very site', async () => {
  const { answer: manifest } = await sendRequest('manifest', brand);
  const record = JSON.parse(readFileSync(siteFile('build.json'), 'utf8')) as BuildRecord;
  const file = path.join(folder, 'manifest.json');
  const check = async (value: Manifest, ...args: string[]) => {
    writeFileSync(file, JSON.stringify(value));
    return sendRequest('check', '--verify', file, ...args);
  };

  expect(manifest).toMatchObject({ code: brand, config: record.config, compile: record.compile });
  expect(Object.keys(manifest.files)).toEqual(
    [...Object.keys(record.files), 'build.json'].toSorted(),
  );
  expect(manifest.files['index.html']?.bytes).toBe(statSync(siteFile('index.html')).size);
  const { files, ...rest } = manifest;
  const turned: Manifest = { files, ...rest };
  const good = await check(turned, '--site', path.join(out, brand));
  expect(good).toMatchObject({ code: 0, answer: { ok: true, signature: 'good' } });
  const wrong = await check(manifest, '--site', path.join(out, other));
  expect(wrong).toMatchObject({ code: 1, answer: { ok: false, signature: 'good' } });
  expect((await check({ ...manifest, release: '1-0000000000' })).answer.signature).toBe('bad');
  expect((await check({ ...manifest, key: '0123456789abcdef' })).answer.signature).toBe(
    'unknown key',
  );
});

test('what was changed in a served site is found by name, and a forced build heals it', async () => {
  expect((await sendRequest('verify')).answer).toMatchObject({ ok: true });
  rmSync(siteFile('robots.txt'));
  writeFileSync(siteFile('index.html'), 'defaced');
  writeFileSync(siteFile('shell.php'), 'planted');

  const { code, answer } = await sendRequest('verify');

  expect(code).toBe(1);
  expect(answer.sites.filter(({ ok }) => !ok)).toEqual([
    expect.objectContaining({
      code: brand,
      missing: ['robots.txt'],
      changed: ['index.html'],
      extra: ['shell.php'],
    }),
  ]);
  expect((await sendRequest('manifest', brand)).code).toBe(1);
  await build('--force', brand);
  expect((await sendRequest('verify')).answer.ok).toBe(true);
  expect(existsSync(siteFile('shell.php'))).toBe(false);
  expect(page()).toContain('#700070');
});

test('a folder that no build made is not lost for a brand of the same name; the others are built', async () => {
  const www = path.join(folder, 'www');
  mkdirSync(path.join(www, other), { recursive: true });
  writeFileSync(path.join(www, other, 'precious'), 'a year of work');

  const { code, stdout, stderr } = await requestLivery([
    'build',
    '--merchants',
    merchants,
    '--out',
    www,
    '--json',
  ]);

  const report = JSON.parse(stdout) as BuildReport;
  expect(code).toBe(1);
  expect(stderr).toContain(`${path.join(www, other)} is a folder that no build made`);
  expect(report.codes).toMatchObject({ built: [brand, third], failed: [other] });
  expect(readFileSync(path.join(www, other, 'precious'), 'utf8')).toBe('a year of work');
});

test('a brand that was taken away is no fault of what is served', async () => {
  rmSync(path.join(merchants, third), { recursive: true });
  expect((await build('--allow-remove', '1')).report).toMatchObject({ removed: 1 });

  const { code, answer } = await sendRequest('verify');

  expect(code).toBe(0);
  expect(answer.sites.map((site) => site.code)).toEqual([brand, other]);
});
