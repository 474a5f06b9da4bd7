import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
