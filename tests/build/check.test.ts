import {
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Issue } from '#config/issues/issue.ts';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, ROOT } from './run-livery.ts';

const work = makeWorkFolder();
afterEach(() => void vi.unstubAllEnvs());
afterAll(work.remove);

interface Report {
  ok: boolean;
  problems: Issue[];
  fixed?: { merchant: string; file: string; patch: object[]; problems: Issue[] }[];
}

const check = async (...args: string[]): Promise<Report & { code: number | null }> => {
  const line = ['check', '--merchants', work.merchants, '--json', ...args];
  const { code, stdout, stderr } = await requestLivery(line);
  if (stdout === '') throw new Error(stderr);
  return { code, ...(JSON.parse(stdout) as Report) };
};

const fileOf = (code: string): string => path.join(work.merchants, code, 'merchant.json');
const read = (code: string): string => readFileSync(fileOf(code), 'utf8');
const replace = (code: string, from: string, to: string): void => {
  const text = read(code);
  expect(text).toContain(from);
  writeFileSync(fileOf(code), text.replace(from, to));
};
const codesOf = ({ problems }: Report): string[] => problems.map(({ code }) => code);

beforeEach(() => {
  work.remove();
  vi.stubEnv('LIVERY_HOME', path.join(work.folder, 'home'));
  cpSync(path.join(ROOT, 'merchants'), work.merchants, { recursive: true });
});

test('the brands of this repository have no warning', async () => {
  const { problems } = await check();

  expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
});

test('a currency that the platform has kept is named at its place, with the value to set back', async () => {
  const kept = { name: 'currency', value: 'MMK' };
  const brand = { code: 'shwe', reason: 'The currency of shwe stays MMK.', isServed: true, kept };
  mkdirSync(path.join(work.folder, 'home'), { recursive: true });
  writeFileSync(
    path.join(work.folder, 'home', 'set-aside.json'),
    JSON.stringify({ brands: [brand] }),
  );
  expect(codesOf(await check())).not.toContain('config/currency-kept');
  replace('shwe', '"currency": "MMK"', '"currency": "EUR"');

  const report = await check();
  const other = await check('volt');
  await check('--fix');

  expect(report.code).toBe(1);
  const [problem] = report.problems.filter(({ code }) => code === 'config/currency-kept');
  expect(problem).toMatchObject({
    merchant: 'shwe',
    pointer: '/currency',
    suggestion: 'Set it back to “MMK”.',
  });
  expect(problem?.line).toBeGreaterThan(1);
  expect(problem?.message).toContain('stays MMK');
  expect(codesOf(other)).not.toContain('config/currency-kept');
  expect(problem).not.toHaveProperty('fix');
  expect(read('shwe')).toContain('"currency": "EUR"');
});

test('a clash comes with a ready patch, and --fix changes nothing but what it says', async () => {
  replace(
    'shwe',
    '"extends": "night",',
    '"extends": "night",\n\t"colors":{"light":{"text":"#999"}},',
  );
  replace('shwe', '"#999"', '"#999999"');
  replace('volt', '"theme": {', '"theme": {\r\n    "modes": ["light"],');
  const before = read('shwe');

  const report = await check();

  expect(report.code).toBe(1);
  const [clash] = report.problems.filter(({ code }) => code === 'contrast/text');
  const [operation] = (clash?.fix?.patch ?? []) as { op: string; path: string; value: string }[];
  expect(clash?.fix?.file).toBe(clash?.file);
  expect(operation).toMatchObject({ op: 'replace', path: '/theme/colors/light/text' });

  const fixed = await check('--fix');

  expect(fixed).toMatchObject({ code: 0, ok: true });
  expect(codesOf(fixed)).not.toContain('contrast/text');
  expect(read('shwe')).toBe(before.replace('#999999', operation?.value ?? ''));
  expect(fixed.fixed?.map(({ merchant, patch }) => [merchant, patch])).toEqual([
    ['shwe', [operation]],
    ['volt', [{ op: 'replace', path: '/theme/defaultMode', value: 'light' }]],
  ]);
  expect(read('volt')).toContain('"modes": ["light"],');

  const again = await check('--fix');

  expect(again).toMatchObject({ code: 0, fixed: [] });
});

test('what has no certain remedy remains, is told, and leaves with 1', async () => {
  replace('lotus', '"currency"', '"curency"');
  replace('lotus', '"theme": {', '"theme": { "colors": { "dark": { "link": "#222222" } },');

  const { code, problems, fixed } = await check('--fix');

  expect(code).toBe(1);
  expect(problems.map((issue) => issue.code)).toContain('config/unknown-key');
  expect(problems.map((issue) => issue.code)).not.toContain('contrast/text');
  expect(fixed?.map(({ merchant }) => merchant)).toEqual(['lotus']);
});

test('a file that is a link stays one, and the file behind it is written', async () => {
  const real = path.join(work.folder, 'merchants', 'lotus', 'real.json');
  replace('lotus', '"theme": {', '"theme": { "colors": { "dark": { "link": "#222222" } },');
  writeFileSync(real, read('lotus'));
  rmSync(fileOf('lotus'));
  symlinkSync('real.json', fileOf('lotus'));

  expect((await check('--fix', 'lotus')).code).toBe(0);

  expect(lstatSync(fileOf('lotus')).isSymbolicLink()).toBe(true);
  expect(readFileSync(real, 'utf8')).not.toContain('#222222');
});

test('what others inherit is put right where it stands, once', async () => {
  replace('volt', '"theme": {', '"theme": { "modes": ["light"],');
  const lotus = JSON.parse(read('lotus')) as Record<string, object>;
  writeFileSync(fileOf('lotus'), JSON.stringify({ ...lotus, theme: { extends: 'volt' } }));
  const before = read('lotus');
  const errors = (await check()).problems.filter(({ code }) => code === 'theme/mode');
  expect(errors.map(({ merchant }) => merchant)).toEqual(['lotus', 'volt']);

  const { code, fixed } = await check('--fix');

  expect(code).toBe(0);
  expect(fixed?.map(({ merchant }) => merchant)).toEqual(['volt']);
  expect(read('lotus')).toBe(before);
});

test('a person reads what was put right and what is left', async () => {
  replace('lotus', '"theme": {', '"theme": { "colors": { "dark": { "link": "#222222" } },');
  const args = ['check', '--merchants', work.merchants];

  const told = await requestLivery(args);
  const fixed = await requestLivery([...args, '--fix']);

  expect(told.stdout).toMatch(
    /--fix applies \[\{"op":"replace","path":"\/theme\/colors\/dark\/link"/,
  );
  expect(fixed.code, fixed.stderr).toBe(0);
  expect(fixed.stdout).toMatch(
    /merchant\.json:\d+:\d+ fixed In dark mode, \d+ pairs of colors are too close because of link/,
  );
  expect(fixed.stdout).toMatch(/ {2}replace \/theme\/colors\/dark\/link "#[0-9a-f]{6}"/);
  expect(fixed.stdout).toMatch(/5 merchants, \d+ put right, 0 errors/);
});

test('two brands that look alike are named with the figure and the limit', async () => {
  const brand = /"brand": \{\s+"primary": "[^"]+",\s+"accent": "[^"]+"\s+\}/;
  const [shwe = ''] = brand.exec(read('shwe')) ?? [];
  writeFileSync(fileOf('volt'), read('volt').replace(brand, shwe.replace('#e2b04a', '#e4b24c')));
  replace('volt', '"extends": "neon"', '"extends": "night"');

  const { code, problems } = await check();

  expect(code).toBe(0);
  const close = problems.filter((issue) => issue.code === 'theme/palette-close');
  expect(close).toHaveLength(1);
  expect(close[0]).toMatchObject({ severity: 'warning', merchant: 'volt' });
  expect(close[0]?.message).toMatch(/volt and shwe .* ΔEOK 0\.0\d\d at most; the limit is 0\.06/);
});

test('a favicon and a logo that cannot be read are warnings with their figures', async () => {
  const assets = (code: string, name: string): string =>
    path.join(work.merchants, code, 'assets', name);
  cpSync(assets('shwe', 'logo-light.svg'), assets('shwe', 'logo-dark.svg'));
  cpSync(assets('shwe', 'logo-light.svg'), assets('volt', 'favicon.svg'));

  const first = await check();
  const second = await check();

  expect(first.code).toBe(0);
  expect(second.problems).toEqual(first.problems);
  const logos = first.problems.filter(({ code }) => code.startsWith('logo/'));
  expect(new Set(logos.map(({ code, pointer }) => `${code} ${pointer}`))).toEqual(
    new Set(['logo/unreadable /brand/logo/dark', 'logo/unreadable-small /brand/favicon']),
  );
  for (const { message, severity } of logos) {
    expect(severity).toBe('warning');
    expect(message).toMatch(/\d %|\d to 1/);
  }
});
