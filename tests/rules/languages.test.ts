import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageCodes } from '#config/languages/language-codes.ts';
import { LOCALES, translatedLanguages } from '#config/languages/translated-languages.ts';
import { readSchemaFile } from '#config/schema/schema-files.ts';
import { needOfSite } from '../../src/locales/areas.ts';
import { root } from '../support/source-files.ts';
import { findWordGaps } from '../support/word-gaps.ts';

const gapsIn = (locales: string): string[] =>
  findWordGaps(locales, languageCodes, (area) => needOfSite(area) !== 'never');

let planted = '';

beforeEach(() => {
  planted = mkdtempSync(path.join(tmpdir(), 'livery-locales-'));
  // Three whole ones, whatever else is being added.
  for (const language of ['en', 'my', 'zh-Hans'])
    cpSync(path.join(LOCALES, language), path.join(planted, language), { recursive: true });
});

afterEach(() => rmSync(planted, { recursive: true }));

/** Changes a file of the planted copy: without a change it goes. */
const plant = (file: string, change?: (text: string) => string): void => {
  const target = path.join(planted, file);
  if (change) writeFileSync(target, change(readFileSync(target, 'utf8')));
  else rmSync(target, { recursive: true });
};

test('every language has every area, key, plural and placeholder of English, and no other', () => {
  expect(translatedLanguages().length).toBeGreaterThan(1);
  expect(gapsIn(LOCALES)).toEqual([]);
});

test('a language that is half added is told what it lacks', () => {
  cpSync(path.join(planted, 'en'), path.join(planted, 'th'), { recursive: true });
  expect(gapsIn(planted)).toEqual([]);

  plant('th/messages.json');
  plant('th/language.json');

  expect(gapsIn(planted)).toEqual(['th/language.json is missing', 'th/messages.json is missing']);
});

test('a language that merchants may name, they can also write texts in, and it has letters', () => {
  const texts = readSchemaFile('parts/localized-text.schema.json').properties ?? {};
  const { languages } = JSON.parse(
    readFileSync(path.join(root, 'schema', 'data', 'fonts.json'), 'utf8'),
  ) as { languages: object };

  expect(Object.keys(texts)).toEqual(languageCodes);
  expect(Object.keys(languages).toSorted()).toEqual(languageCodes.toSorted());
});

test('a language that no merchant may name is none', () => {
  cpSync(path.join(planted, 'en'), path.join(planted, 'xx'), { recursive: true });

  expect(gapsIn(planted)).toEqual(['xx is no language of schema/parts/language-code.schema.json']);
});

test.each([
  [
    'a key is left out',
    '"login": ',
    '"logon": ',
    ['header.login is missing', 'header.logon is no key of English'],
  ],
  ['a text is left empty', '"login": "登录"', '"login": " "', ['header.login is empty']],
])('it is found when %s', (_, from, to, gaps) => {
  plant('zh-Hans/frame.json', (text) => text.replace(from, to));

  expect(gapsIn(planted)).toEqual(gaps.map((gap) => `zh-Hans/frame.json: ${gap}`));
});

test('it is found when a text fills in something else than English does', () => {
  plant('my/messages.json', (text) => text.replace('{{code}}', '{{number}}'));

  expect(gapsIn(planted)).toEqual([
    'my/messages.json: loginCode.text fills in “{{brand}} {{minutes}} {{number}}”, English “{{brand}} {{code}} {{minutes}}”',
  ]);
});

test('it is found when a language counts in more forms than it has', () => {
  cpSync(path.join(planted, 'en'), path.join(planted, 'ru'), { recursive: true });

  const gaps = gapsIn(planted);

  expect(gaps).toContain('ru/help.json: help.results_few is missing: the language counts so');
  expect(gaps.filter((gap) => !gap.endsWith('the language counts so'))).toEqual([]);
});

test('it is found when a group stands in two areas', () => {
  for (const language of ['en', 'my', 'zh-Hans'])
    plant(`${language}/help.json`, (text) => text.replace('{', '{ "deposit": {},'));

  expect(gapsIn(planted)).toEqual(['en/money.json: deposit stands in help.json too']);
});
