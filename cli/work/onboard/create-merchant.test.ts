import * as fc from 'fast-check';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knownJurisdictions } from '#config/checks/jurisdictions.ts';
import { languageCodes } from '#config/languages/language-codes.ts';
import { inProof, proofSeed } from '../../../tests/support/proof.ts';
import { runCheck } from '../check/check-merchants.ts';
import { BASE_THEMES } from './answers.ts';
import type { AnswerFlags } from './answer-flags.ts';
import { createMerchant } from './create-merchant.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'livery new '));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const make = async (code: string, flags: AnswerFlags) =>
  createMerchant({
    ...flags,
    code,
    merchantsDir: dir,
    outDir: path.join(dir, 'out'),
    build: false,
  });

const fileOf = (code: string) =>
  JSON.parse(readFileSync(path.join(dir, code, 'merchant.json'), 'utf8')) as {
    languages: { fallback: string };
    licence: { text: Record<string, string>; helpline: { name: string } };
    theme: { brand: { primary: string; accent: string } };
    ages?: { minimum: number };
  };

const contentOf = (code: string, kind: string) =>
  JSON.parse(readFileSync(path.join(dir, code, 'content', `${kind}.json`), 'utf8')) as {
    items: { title: Record<string, string> }[];
  };

/** Letters of many scripts, signs that markup and JSON know, emoji. */
const names = fc
  .string({
    unit: fc.constantFrom(
      ...Array.from('aZ9 -&<>"\'{}é'),
      'ß',
      'ရွှေ',
      'واحة',
      'ที่',
      '金',
      '대',
      'Ж',
      'ก',
      '🍀',
    ),
    minLength: 1,
    maxLength: 8,
  })
  .filter((name) => name.trim() !== '' && !name.includes('{{') && Array.from(name).length <= 40);

const colors = fc.oneof(
  fc.constantFrom('teal', '#FFF', '#000', 'white', 'yellow', 'gray', 'color(display-p3 0 1 0)'),
  fc
    .tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`),
);

const licences = fc.constantFrom(...knownJurisdictions()).map(([jurisdiction, { rules }]) => {
  const hosts = rules.find(({ asks }) => asks === 'link')?.hosts ?? ['register.example'];
  return {
    jurisdiction,
    ...(jurisdiction !== 'sandbox' && {
      licenceNumber: '4711',
      licenceUrl: `https://www.${hosts[0]}/4711`,
    }),
  };
});

test('whatever it is made from, a new merchant passes its own check without a warning', async () => {
  let count = 0;
  const flags = fc.record({
    name: names,
    primary: colors,
    accent: colors,
    theme: fc.constantFrom(...Object.keys(BASE_THEMES)),
    languages: fc.uniqueArray(fc.constantFrom(...languageCodes), { minLength: 1, maxLength: 4 }),
    licence: licences,
  });
  await fc.assert(
    fc.asyncProperty(flags, async ({ licence, languages, ...rest }) => {
      count += 1;
      const code = `m${count}`;
      await make(code, { ...rest, ...licence, languages: languages.join(',') });

      const { issues } = await runCheck({ merchantsDir: dir, codes: [code], fix: false });
      const told = issues
        // That a language is not translated yet is said of the sites, not of what was made.
        .filter(({ code: fault }) => fault !== 'language/not-translated')
        // What was only heard of may ask for more than anyone knows.
        .filter(({ code: fault }) => fault !== 'licence/unconfirmed')
        .map(({ code: fault, pointer, message }) => `${fault} ${pointer} ${message}`);
      expect(told).toEqual([]);
    }),
    { numRuns: inProof(12, 150), seed: proofSeed },
  );
});

test('a new brand speaks all its languages from the first day', async () => {
  await make('aurora', { name: 'Aurora', languages: 'my,zh-Hans,en' });

  for (const kind of ['banners', 'notices', 'popups', 'promotions', 'help']) {
    for (const { title } of contentOf('aurora', kind).items)
      expect(Object.keys(title), kind).toEqual(['my', 'zh-Hans', 'en']);
  }
  expect(Object.keys(fileOf('aurora').licence.text)).toEqual(['my', 'zh-Hans', 'en']);
});

test('the colors are told when they were written in another notation', async () => {
  const { told, colors: made } = await make('aurora', {
    primary: 'color(display-p3 0 0.6 0.4)',
    accent: 'Teal',
  });

  expect(made.accent).toBe('#008080');
  expect(told.join('\n')).toContain('The second color Teal is #008080.');
  expect(told.join('\n')).toContain(`is ${made.primary}, the nearest that every screen shows.`);
  expect(fileOf('aurora').theme.brand).toEqual(made);
});

test('a jurisdiction’s helpline and ages come along; what nobody can make up is asked for', async () => {
  await make('one', { jurisdiction: 'philippines' });
  await expect(make('two', { jurisdiction: 'great-britain' })).rejects.toThrow(
    /--licence-number \(the account number.*--licence-url/,
  );
  await make('three', {
    jurisdiction: 'great-britain',
    licenceNumber: '12345',
    licenceUrl: 'https://www.gamblingcommission.gov.uk/public-register/12345',
  });

  expect(fileOf('one').ages?.minimum).toBe(21);
  expect(fileOf('three').licence.helpline.name).toBe('National Gambling Helpline');
  expect(readdirSync(dir).toSorted()).toEqual(['one', 'three']);
});

test.each([
  ['NUL', { name: 'Au\u0000rora' }, 'the null character'],
  ['a direction override', { name: 'Au\u202Erora' }, 'a right-to-left override'],
  ['half a character', { name: 'Au\uD83D' }, 'half'],
  ['2,000 letters', { name: 'a'.repeat(2000) }, '2,000 characters; at most 40 fit'],
  ['a figure to fill in', { name: '{{rebate}} club' }, 'holds {{'],
  ['nothing', { name: ' \t ' }, 'is empty'],
  ['no color', { primary: 'tael' }, '"tael" is no color'],
  ['a transparent color', { primary: '#11223344' }, 'is transparent'],
  ['three colors', { colors: 'teal, red, blue' }, '--colors takes'],
  ['auto without a logo', { colors: 'auto' }, 'name one with --logo'],
  ['an unknown jurisdiction', { jurisdiction: 'atlantis' }, 'there is no jurisdiction "atlantis"'],
  [
    'a wrong number',
    {
      jurisdiction: 'great-britain',
      licenceNumber: 'GC-1',
      licenceUrl: 'https://gamblingcommission.gov.uk/1',
    },
    'has not the form of a number',
  ],
] satisfies [string, AnswerFlags, string][])(
  'an answer that cannot be used is told, and nothing is written: %s',
  async (_, flags, message) => {
    await expect(make('aurora', flags)).rejects.toThrow(message);

    expect(readdirSync(dir)).toEqual([]);
  },
);

test('an emoji in a name is no fault; the logo goes without, and that is told', async () => {
  const { told } = await make('clover', { name: 'Clover 🍀' });

  expect(told).toEqual([
    'No font here has 🍀: the drawn logo goes without. Give a logo with --logo.',
  ]);
});

test('a domain of another merchant is refused before anything is written', async () => {
  await make('one', { domain: 'shared.example' });

  await expect(make('two', { domain: 'shared.example' })).rejects.toThrow(
    'belongs to the merchant one already',
  );
  expect(readdirSync(dir)).toEqual(['one']);
});

test('two that are made at once under one code: one is made, the other is told', async () => {
  const both = await Promise.allSettled([make('aurora', {}), make('aurora', {})]);

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(readdirSync(dir)).toEqual(['aurora']);
});
