import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { cleanBefore } from './kept-clean.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-clean-'));
const merchant = path.join(folder, 'brand');
const file = (name: string): string => path.join(merchant, 'overrides', name);

const configOf = (sections: string[], list: string[]) =>
  ({ home: { sections }, languages: { list } }) as Pick<MerchantConfig, 'home' | 'languages'>;
const CONFIG = configOf(['games'], ['en']);

beforeAll(() => void vi.stubEnv('LIVERY_HOME', path.join(folder, 'home')));

beforeEach(() => {
  rmSync(merchant, { recursive: true, force: true });
  mkdirSync(file('fonts'), { recursive: true });
  writeFileSync(file('styles.css'), '@layer brand {}');
  writeFileSync(file('fonts/a.woff2'), 'wOF2');
  cleanBefore(merchant, CONFIG, 'code').keep();
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('the same own code, checked against the same by the same code, was clean before', () => {
  expect(cleanBefore(merchant, CONFIG, 'code').isKnown).toBe(true);
});

test.each<[string, () => void]>([
  ['css', () => writeFileSync(file('styles.css'), '@layer brand { }')],
  ['a font', () => writeFileSync(file('fonts/a.woff2'), 'wOF3')],
  ['one file more', () => writeFileSync(file('fonts/OFL.txt'), '')],
  ['one file less', () => rmSync(file('fonts/a.woff2'))],
  [
    'a link to the same content',
    () => {
      writeFileSync(path.join(folder, 'elsewhere.css'), '@layer brand {}');
      rmSync(file('styles.css'));
      symlinkSync(path.join(folder, 'elsewhere.css'), file('styles.css'));
    },
  ],
])('is checked anew: %s', (_what, change) => {
  change();

  expect(cleanBefore(merchant, CONFIG, 'code').isKnown).toBe(false);
});

test('is checked anew: another home page, other languages, other code', () => {
  const isKnown = (config = CONFIG, code = 'code'): boolean =>
    cleanBefore(merchant, config, code).isKnown;

  expect(isKnown(configOf(['banners'], ['en']))).toBe(false);
  expect(isKnown(configOf(['games'], ['en', 'my']))).toBe(false);
  expect(isKnown(CONFIG, 'other code')).toBe(false);
});

test('files that are edited while they are checked are not clean for that', () => {
  writeFileSync(file('styles.css'), '@layer brand { p { color: red } }');
  const before = cleanBefore(merchant, CONFIG, 'code');
  writeFileSync(file('styles.css'), 'p { color: red }');

  before.keep();

  expect(cleanBefore(merchant, CONFIG, 'code').isKnown).toBe(false);
});

const DAY_S = 86_400;
const cache = path.join(folder, 'home', 'cache');

/** Puts a file or folder's time back. */
const grownOld = (place: string, days: number): string => {
  const at = Date.now() / 1000 - days * DAY_S;
  utimesSync(place, at, at);
  return place;
};

/** Has the next answer sweep: the last one that did was long ago. */
const nextSweeps = (): void => {
  rmSync(path.join(cache, 'own-swept'), { force: true });
};

const keepAnother = (): void => {
  writeFileSync(file('styles.css'), `/* ${Math.random()} */`);
  cleanBefore(merchant, CONFIG, 'code').keep();
};

test('answers that nobody used for a month are forgotten; what is asked for counts as used', () => {
  const clean = path.join(cache, 'own-clean');
  const types = path.join(cache, 'own-types');
  rmSync(clean, { recursive: true, force: true });
  mkdirSync(types, { recursive: true });
  cleanBefore(merchant, CONFIG, 'code').keep();
  const [used = ''] = readdirSync(clean);
  grownOld(path.join(clean, used), 40);
  const old = ['own-clean/old', 'own-types/old.json'].map((name) => path.join(cache, name));
  const young = ['own-clean/young', 'own-types/young.json'].map((name) => path.join(cache, name));
  for (const each of [...old, ...young]) writeFileSync(each, '[]');
  for (const each of old) grownOld(each, 31);
  for (const each of young) grownOld(each, 29);
  nextSweeps();

  expect(cleanBefore(merchant, CONFIG, 'code').isKnown).toBe(true);
  keepAnother();

  expect(old.filter((each) => existsSync(each))).toEqual([]);
  expect([...young, path.join(clean, used)].filter((each) => !existsSync(each))).toEqual([]);
});

test('folders of checks that were killed go after a day, at the latest a day after that', () => {
  const [killed = '', running = ''] = ['own-types-killed', 'own-types-runs'].map((name) => {
    mkdirSync(path.join(cache, name), { recursive: true });
    writeFileSync(path.join(cache, name, 'contract.tsx'), '');
    return path.join(cache, name);
  });
  grownOld(killed, 2);
  nextSweeps();

  keepAnother();
  expect([killed, running].map((each) => existsSync(each))).toEqual([false, true]);

  grownOld(running, 2);
  keepAnother();
  expect(existsSync(running)).toBe(true);

  grownOld(path.join(cache, 'own-swept'), 2);
  keepAnother();
  expect(existsSync(running)).toBe(false);
});
