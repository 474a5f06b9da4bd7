import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildRecord } from '../../cli/build/render/build-record.ts';
import { inProof } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import { readTree } from './run-livery.ts';
import { countSteps, startStopped } from './stopped-build.ts';
import { STEPS } from './steps.ts';

const { build, buildApart, codes, edit, fileOf, folder, merchants, out, remove } = makeFixture(12);
const [first = '', second = '', third = ''] = codes;

beforeAll(async () => {
  const { code, stderr } = await build();
  if (code !== 0) throw new Error(stderr);
});

afterAll(remove);

const siteOf = (code: string): string => path.join(out, code);
const recordOf = (code: string): BuildRecord =>
  JSON.parse(readFileSync(path.join(siteOf(code), 'build.json'), 'utf8')) as BuildRecord;
const isWhole = (code: string): boolean =>
  Object.keys(recordOf(code).files).every((name) => existsSync(path.join(siteOf(code), name)));

test('what has not changed is left alone', async () => {
  const { code, report } = await build();

  expect(code).toBe(0);
  expect(report).toMatchObject({ merchants: 12, built: 0, unchanged: 12, failed: 0, compiled: 0 });
  expect(report.seconds).toBeGreaterThan(0);
});

test('another time on a file is no change: the content decides', async () => {
  utimesSync(fileOf(first), new Date(), new Date());

  expect((await build()).report).toMatchObject({ built: 0, unchanged: 12 });
});

test('a changed color builds that site alone, and changes nothing but what shows colors', async () => {
  const before = readTree(siteOf(first));
  edit(first, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: '#1d6b3a', accent: '#274a8c' } });
  });

  const { report } = await build();

  expect(report.codes.built).toEqual([first]);
  const after = readTree(siteOf(first));
  const changed = [...after].flatMap(([name, bytes]) =>
    before.get(name)?.equals(bytes) ? [] : [name.replace(/\.[0-9a-f]{10}\./, '.')],
  );
  for (const name of changed) {
    expect(name).toMatch(
      /^(index\.html|pages\/|shell\.html|theme\.css|offline\.html|worker\.js|manifest|build\.json|icons)/,
    );
  }
  expect(after.get('index.html')?.toString()).toContain('#1d6b3a');
});

test('a site is built again when the look that it inherits changes, and only then', async () => {
  const [grand = '', parent = '', child = '', aside = ''] = codes.slice(6);
  const inherit = (of: string) => (config: Record<string, never>) =>
    Object.assign(config, { theme: { extends: of }, layout: {} });
  edit(parent, inherit(grand));
  edit(child, inherit(parent));
  await build();
  const themeOf = (code: string): string =>
    [...readTree(siteOf(code))].find(([name]) => name.startsWith('theme.'))?.[1].toString() ?? '';
  expect(themeOf(child)).not.toContain('#1d6b3a');

  edit(grand, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: '#1d6b3a', accent: '#274a8c' } });
  });
  const { report } = await build();

  expect(report.codes.built).toEqual([grand, parent, child].toSorted());
  expect(report.codes.built).not.toContain(aside);
  expect(themeOf(child)).toContain('#1d6b3a');

  edit(grand, (config) => Object.assign(config['brand'] ?? {}, { name: 'Another Name' }));
  expect((await build()).report.codes.built).toEqual([grand]);
  expect((await build()).report).toMatchObject({ built: 0, unchanged: codes.length });
});

test('a site of which a file was removed is built again', async () => {
  rmSync(path.join(siteOf(second), 'robots.txt'));

  expect((await build()).report.codes.built).toEqual([second]);
  expect(isWhole(second)).toBe(true);
});

test('a part that is switched on comes along, and goes again with its switch', async () => {
  const layout = (footer: string) => (config: Record<string, never>) =>
    Object.assign(config['layout'] ?? {}, { footer });
  const chunks = (code: string): string => readdirSync(path.join(siteOf(code), 'assets')).join(' ');

  edit(first, layout('full'));
  await build(first);
  expect(chunks(first)).toContain('FullFooter');
  expect(chunks(first)).not.toContain('SlimFooter');

  edit(first, layout('slim'));
  await build(first);
  expect(chunks(first)).not.toContain('FullFooter');
  expect(chunks(first)).toContain('SlimFooter');
});

test('a broken merchant is reported, keeps its last good site, and stops no other', async () => {
  const good = readFileSync(fileOf(first), 'utf8');
  const page = readFileSync(path.join(siteOf(first), 'index.html'), 'utf8');
  writeFileSync(fileOf(first), good.replace('"currency"', '"curency"'));
  edit(second, (config) => Object.assign(config, { currency: 'SEK' }));

  const { code, report, stderr } = await build();

  expect(code).toBe(1);
  expect(report).toMatchObject({ built: 1, failed: 1, unchanged: 10 });
  expect(report.codes).toMatchObject({ built: [second], failed: [first] });
  expect(report.problems.map(({ merchant }) => merchant)).toContain(first);
  expect(stderr).toContain('curency');
  expect(readFileSync(path.join(siteOf(first), 'index.html'), 'utf8')).toBe(page);
  writeFileSync(fileOf(first), good);
  expect((await build()).report).toMatchObject({ built: 0, unchanged: 12, failed: 0 });
});

test('a domain that belongs to another merchant fails the later one alone', async () => {
  const good = readFileSync(fileOf(third), 'utf8');
  const taken = (JSON.parse(readFileSync(fileOf(first), 'utf8')) as { site: object }).site;
  edit(third, (config) => Object.assign(config, { site: taken }));

  const { code, report } = await build();

  expect(code).toBe(1);
  expect(report.codes.failed).toEqual([third]);
  expect(report.problems.map((issue) => issue.code)).toContain('domain/duplicate');
  writeFileSync(fileOf(third), good);
});

test('a file that was renamed is a fault, and takes no site away', async () => {
  const last = codes.at(-1) ?? '';
  renameSync(fileOf(last), `${fileOf(last)}.bak`);

  const { code, report } = await build();

  expect(code).toBe(1);
  expect(report.codes).toMatchObject({ failed: [last], removed: [] });
  expect(report.problems).toMatchObject([{ code: 'file/missing', merchant: last }]);
  expect(existsSync(siteOf(last))).toBe(true);
  renameSync(`${fileOf(last)}.bak`, fileOf(last));
});

test('the site of a merchant that is gone goes when that is allowed, and rollback brings it back', async () => {
  const last = codes.at(-1) ?? '';
  const page = readFileSync(path.join(siteOf(last), 'index.html'), 'utf8');
  rmSync(path.join(merchants, last), { recursive: true });

  const planned = await requestLivery(['plan', '--merchants', merchants, '--out', out]);
  expect(planned.stdout).toContain('livery build --allow-remove 1');
  const refused = await requestLivery(['build', '--merchants', merchants, '--out', out, '--json']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`1 of 12 sites would go`);
  expect(refused.stderr).toContain('livery build --allow-remove 1');
  expect(existsSync(siteOf(last))).toBe(true);

  expect((await build('--allow-remove', '1')).report.codes.removed).toEqual([last]);
  expect(existsSync(siteOf(last))).toBe(false);
  expect((await build()).report.codes.removed).toEqual([]);

  const back = await requestLivery(['rollback', last, '--merchants', merchants, '--out', out]);
  expect(back.code, back.stderr).toBe(0);
  expect(readFileSync(path.join(siteOf(last), 'index.html'), 'utf8')).toBe(page);
  // It stays until somebody takes it away.
  expect((await build()).report.codes.removed).toEqual([]);
  expect(existsSync(siteOf(last))).toBe(true);
  for (const each of [siteOf(last), path.join(out, '.releases', last)])
    rmSync(each, { recursive: true });
});

test('a folder without any merchant is a fault, and takes no site away', async () => {
  const empty = path.join(folder, 'nobody');
  mkdirSync(empty);

  const { code, stderr } = await requestLivery(['build', '--merchants', empty, '--out', out]);

  expect(code).toBe(1);
  expect(stderr).toContain('holds no merchant: nothing was done.');
  expect(existsSync(siteOf(first))).toBe(true);
});

test('killed in the middle of a build, every site is whole, and the next build completes', async () => {
  mkdirSync(path.join(out, `.${first}.next`), { recursive: true });
  const args = ['build', '--force', '--merchants', merchants, '--out', out];
  // Only a site that differs from the one that is served is written.
  const rename = (owner: string): void => {
    for (const code of codes.slice(0, -1)) {
      edit(code, (config) => Object.assign(config['brand'] ?? {}, { legalName: owner }));
    }
  };
  rename('First Owner Ltd');
  const links = (await countSteps(args))[STEPS.indexOf('linkSync')] ?? 0;
  for (const share of inProof([0.5], [0.2, 0.5, 0.8])) {
    rename(`Owner ${share} Ltd`);
    const nth = Math.ceil(share * links);
    await startStopped(args, { step: 'linkSync', nth, signal: 'SIGKILL' }).finished;
    const present = codes.filter((code) => existsSync(siteOf(code)));
    expect(present.filter((code) => !isWhole(code))).toEqual([]);
  }

  const { code } = await build();

  expect(code).toBe(0);
  expect(readdirSync(out)).toEqual(['.releases', ...codes.slice(0, -1)]);
  expect(codes.slice(0, -1).every(isWhole)).toBe(true);
});

test('two builds at once take turns and agree', async () => {
  edit(second, (config) => Object.assign(config, { currency: 'NOK' }));

  const both = await Promise.all([buildApart(), buildApart()]);

  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.reduce((sum, { report }) => sum + report.built, 0)).toBe(1);
});
