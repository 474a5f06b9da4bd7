import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { withoutUnused } from './trim-i18next.ts';

const MAIN = createRequire(import.meta.url).resolve('i18next');
const whole = readFileSync(path.resolve(path.dirname(MAIN), '../esm/i18next.js'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'livery-i18next-'));

afterAll(() => rmSync(folder, { recursive: true }));

const loadTrimmed = async () => {
  const file = path.join(folder, 'i18next.mjs');
  writeFileSync(file, withoutUnused(whole));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof import('i18next');
};

test('the site’s i18next is a fifth lighter and says the same', async () => {
  const { createInstance } = await loadTrimmed();
  const words = { hello: 'Hello {{name}}', bets_one: 'one', bets_other: '{{count, number}} bets' };

  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    resources: { en: { translation: words } },
    interpolation: { escapeValue: false },
  });
  instance.services.formatter?.add('number', (value: unknown) => `#${String(value)}`);
  instance.addResourceBundle('en', 'translation', { late: { word: 'late' } }, true);
  instance.addResourceBundle('my', 'translation', { hello: 'mingalaba {{name}}' });
  // Words of this test, and none of the site's.
  const say = instance.t as unknown as (key: string, values: object) => string;
  const said = ['hello', 'bets', 'late.word', 'none'].map((key) =>
    say(key, { name: '<An>', count: 2 }),
  );
  await instance.changeLanguage('my');

  expect(said).toEqual(['Hello <An>', '#2 bets', 'late', 'none']);
  expect(say('hello', { name: 'An' })).toBe('mingalaba An');
  expect([instance.exists('hello'), instance.exists('bets')]).toEqual([true, false]);
  expect(instance.hasLoadedNamespace('translation')).toBe(true);
  expect(withoutUnused(whole).length).toBeLessThan(whole.length * 0.8);
});

test('a version without what is to be left out is told', () => {
  expect(() => withoutUnused(whole.replace('cloneInstance(', 'copyInstance('))).toThrow(
    'I18n.cloneInstance',
  );
});
