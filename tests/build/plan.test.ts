import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCodes } from '../../cli/build/fleet/list-codes.ts';
import { planFleet } from '../../cli/work/plan/plan-fleet.ts';
import type { Plan } from '../../cli/work/plan/plan.ts';
import { isWholeProof } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { takeCompile } from './own-store.ts';
import { edits, makeDraw } from './plan-edits.ts';
import { makePlannedFleet } from './planned-fleet.ts';
import { runLivery } from './run-livery.ts';

const fleet = makePlannedFleet();
const { build, codes, edit, fileOf, ground, merchants, out, folder, plan } = fleet;

beforeAll(fleet.start);
afterAll(fleet.remove);

/** Brands that inherit from no other, and no other from them. */
const plainBrands = (): string[] => {
  const extended = (code: string): string =>
    (JSON.parse(readFileSync(fileOf(code), 'utf8')) as { theme: { extends: string } }).theme
      .extends;
  const all = listCodes(merchants);
  const parents = all.map(extended);
  return all.filter((code) => !all.includes(extended(code)) && !parents.includes(code));
};

/** Where a plan notes for as long as it runs that it reads a compile; nothing of that stays. */
const NOTES = /\/store(?:\/users)?$/;

/** Every file and folder with its time and size, under each of some folders; notes of who reads there aside. */
const stamps = (...folders: string[]): string[] =>
  folders.filter(existsSync).flatMap((each) =>
    [each, ...readdirSync(each, { recursive: true }).map((name) => path.join(each, String(name)))]
      .map((name) => ({ name, stats: statSync(name, { throwIfNoEntry: false }) }))
      .filter(({ name }) => !NOTES.test(name))
      .map(({ name, stats }) => `${name} ${stats?.ino} ${stats?.size} ${stats?.mtimeMs}`),
  );

/**
 * Plans with a state and a store of its own, and looks at what has been written.
 *
 * @param seed of the edits that are planned: others than those that were built before
 */
const planWithHome = async (home: string, seed: number): Promise<void> => {
  const [first = '', second = ''] = listCodes(merchants);
  edits['brandColor']?.(ground, first, makeDraw(seed));
  edits['text']?.(ground, second, makeDraw(seed));
  const before = stamps(merchants, out, home);
  const places = ['--merchants', merchants, '--out', out, '--json'];

  const { code, stdout, stderr } = await runLivery(['plan', ...places], { LIVERY_HOME: home });

  expect(code, stderr).toBe(0);
  expect((JSON.parse(stdout) as Plan).totals.brands.changed).toBeGreaterThan(0);
  expect(stamps(merchants, out, home)).toEqual(before);
  mkdirSync(home, { recursive: true });
  const atHome = stamps(home);
  const empty = path.join(folder, 'nothing yet');
  const again = await runLivery(
    ['plan', first, '--merchants', merchants, '--out', empty, '--json'],
    {
      LIVERY_HOME: home,
    },
  );
  expect((JSON.parse(again.stdout) as Plan).brands[0]).toMatchObject({
    change: 'new',
    builds: true,
  });
  expect(existsSync(empty)).toBe(false);
  expect(stamps(home)).toEqual(atHome);
  await build();
};

test('nothing is written for a plan: no site, no state, nothing beside the compile in the store', async () => {
  const home = path.join(folder, 'home with a compile');
  await takeCompile(home);

  await planWithHome(home, 1);
});

// It compiles twice, for nothing is kept of it.
test.runIf(isWholeProof)('nothing is written for a plan, even without any of them', async () => {
  const home = path.join(folder, 'home');

  await planWithHome(home, 2);

  expect(readdirSync(home)).toEqual([]);
});

test('each reason is named: own files, the look of another, a damaged site', async () => {
  const [grand = '', parent = '', child = '', other = ''] = codes.map((code) => `r${code}`);
  for (const code of [grand, parent, child, other]) {
    cpSync(path.join(merchants, listCodes(merchants)[0] ?? ''), path.join(merchants, code), {
      recursive: true,
    });
    edit(code, (config) =>
      Object.assign(config, { code, site: { domains: [`${code}.bench.example`] } }),
    );
  }
  const look = { extends: 'night', brand: { primary: '#1d6b3a', accent: '#274a8c' } };
  edit(grand, (config) => Object.assign(config, { theme: look }));
  edit(parent, (config) => Object.assign(config, { theme: { extends: grand }, layout: {} }));
  edit(child, (config) => Object.assign(config, { theme: { extends: parent }, layout: {} }));
  expect((await build()).failed).toEqual([]);
  edit(grand, (config) =>
    Object.assign(config, { theme: { ...look, brand: { ...look.brand, primary: '#6b1d3a' } } }),
  );
  rmSync(path.join(out, other, 'robots.txt'));

  const { brands } = await plan();

  const whyOf = (code: string) => brands.find((brand) => brand.code === code)?.reasons;
  expect(whyOf(grand)).toEqual([{ kind: 'own-files' }]);
  expect(whyOf(parent)).toEqual([{ kind: 'look', from: grand }]);
  expect(whyOf(child)).toContainEqual({ kind: 'look', from: grand });
  expect(whyOf(other)).toEqual([{ kind: 'site-damaged' }]);
  const changed = brands.find(({ code }) => code === child);
  expect(changed?.properties).toContainEqual(
    expect.objectContaining({ name: '--lv-color-primary500', mode: 'both' }),
  );
  const theme = changed?.files.changed.find(({ before }) => before.name.startsWith('theme.'));
  expect(theme?.after.name).toMatch(/^theme\.[0-9a-f]{10}\.css$/);
  expect(theme?.after.name).not.toBe(theme?.before.name);
});

test('against a git ref, both sides are rendered with today’s code, and what is gone is told', async () => {
  const repository = path.join(folder, 'repository');
  const own = path.join(repository, 'brands');
  const [first = '', second = '', third = ''] = plainBrands();
  for (const code of [first, second, third]) {
    cpSync(path.join(merchants, code), path.join(own, code), { recursive: true });
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  rmSync(path.join(own, third), { recursive: true });
  edits['flag']?.({ merchants: own, out }, first, makeDraw(3));
  edits['token']?.({ merchants: own, out }, first, makeDraw(3));
  const at = { merchantsDir: own, outDir: out, codes: [first, second] };

  const planned = await planFleet({ ...at, against: 'HEAD' });

  expect(planned.against).toMatchObject({ kind: 'ref', ref: 'HEAD' });
  expect(planned.code).toEqual({ differs: null, files: [] });
  expect(planned.brands.map(({ code, change }) => [code, change])).toEqual([
    [first, 'changed'],
    [second, 'unchanged'],
    [third, 'removed'],
  ]);
  expect(planned.brands[0]?.properties).toContainEqual(
    expect.objectContaining({ name: '--lv-radius-md', mode: 'both' }),
  );
  await expect(planFleet({ ...at, against: 'no-such' })).rejects.toThrow('no commit "no-such"');
  await expect(planFleet({ ...at, against: '--help' })).rejects.toThrow('no commit');
  await expect(planFleet({ ...at, merchantsDir: merchants, against: 'HEAD' })).rejects.toThrow(
    'no git repository',
  );
});

test('against a folder of sites or of merchants', async () => {
  await build();
  const kept = path.join(folder, 'kept');
  const [first = ''] = plainBrands();
  cpSync(out, path.join(kept, 'sites'), { recursive: true, dereference: true });
  cpSync(merchants, path.join(kept, 'merchants'), { recursive: true });
  edits['brandColor']?.(ground, first, makeDraw(5));

  const sites = await plan({ from: path.join(kept, 'sites') });
  const brands = await plan({ from: path.join(kept, 'merchants') });

  expect(sites.against.kind).toBe('sites');
  expect(brands.against.kind).toBe('merchants');
  const [ofSites, ofBrands] = [sites, brands].map((each) =>
    each.brands.find(({ code }) => code === first),
  );
  expect(ofSites?.change).toBe('changed');
  expect(ofBrands?.files).toEqual(ofSites?.files);
  expect(ofBrands?.properties).toEqual(ofSites?.properties);
  expect(sites.totals.brands).toMatchObject({ changed: 1, new: 0, removed: 0 });
  await expect(plan({ from: merchants.replace('merchants', 'none') })).rejects.toThrow('no folder');
  await expect(plan({ from: kept })).rejects.toThrow('neither built sites');
});

test('for people, brands that change alike are told together, and a refusal leaves with 1', async () => {
  await build();
  for (const code of listCodes(merchants)) {
    edit(code, (config) => Object.assign(config['brand'] ?? {}, { legalName: 'One House Ltd' }));
  }
  const places = ['--merchants', merchants, '--out', out];

  const together = await requestLivery(['plan', ...places]);

  expect(together.code, together.stderr).toBe(0);
  expect(together.stdout).toMatch(
    /~ changed \d+ brands: \w+, \w+, \w+ and \d+ more \(its own files\)/,
  );
  expect(together.stdout).not.toContain('\u001B');
  const [first = ''] = listCodes(merchants);
  edit(first, (config) => Object.assign(config, { color: 1 }));
  const refused = await requestLivery(['plan', first, ...places]);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain('color');
  expect((await requestLivery(['plan', '--against', 'HEAD', '--from', out, ...places])).code).toBe(
    2,
  );
});
