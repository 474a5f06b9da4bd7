import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ColorRole } from '#generated/merchant-config.ts';
import { inProof } from '../../tests/support/proof.ts';
import { checkMerchant } from './check-merchant.ts';
import { parseJson } from './read/read-json.ts';
import { temporaryMerchants, type TemporaryMerchants } from './testing/temporary-merchants.ts';
import { contrast } from './theme/contrast.ts';
import { contrastPairs } from '#generated/theme-model.ts';
import { editJson } from './fix/edit-json.ts';
import { fixMerchant } from './fix-merchant.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const folder = (): string => path.join(merchants.dir, 'plain');
const textOf = (): string => readFileSync(path.join(folder(), 'merchant.json'), 'utf8');
const issuesIn = (text: string): string[] =>
  checkMerchant(folder(), parseJson(path.join(folder(), 'merchant.json'), text)).issues.map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

test('a file without a fault is left alone', () => {
  merchants.add('plain');

  expect(fixMerchant(folder())).toBeUndefined();
});

test('a color that is hard to read moves just as far as it must, and keeps its hue', () => {
  merchants.add('plain', (config) => {
    config['theme'] = { colors: { light: { bg: '#ffffff', textMuted: '#8a8fb0' } } };
  });

  const { text = '', patch } = fixMerchant(folder()) ?? {};

  expect(issuesIn(text)).toEqual([]);
  expect(patch).toEqual([
    { op: 'replace', path: '/theme/colors/light/textMuted', value: expect.any(String) as string },
  ]);
  const value = (patch as unknown as [{ value: string }])[0].value;
  expect(text).toBe(textOf().replace('#8a8fb0', value));
  // Lighter by what eight bits can show, and it would fail on the darkest of its grounds.
  expect(contrast(value, '#eef2f4')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(value, '#eef2f4')).toBeLessThan(4.6);
});

test('a pair of which both sides were written by hand is fixed, whichever side can move', () => {
  const pairs: [ColorRole, string, ColorRole, string][] = [
    ['headerText', '#eeeeee', 'headerBg', '#ffffff'],
    ['onJackpot', '#808080', 'jackpot', '#808080'],
    ['onPrimary', '#777777', 'primary', '#888888'],
  ];
  for (const [color, hex, ground, below] of pairs) {
    merchants.add('plain', (config) => {
      config['theme'] = { colors: { dark: { [color]: hex, [ground]: below } } };
    });

    const { text = '' } = fixMerchant(folder()) ?? {};

    expect(issuesIn(text), color).toEqual([]);
  }
});

test('what is derived is set by hand with its missing parents', () => {
  merchants.add('plain', (config) => {
    config['theme'] = { colors: { light: { bg: '#000000', bgAlt: '#ffffff', text: '#777777' } } };
  });
  const before = textOf();

  const { text = '', patch } = fixMerchant(folder()) ?? {};

  expect(issuesIn(text)).toEqual([]);
  expect(patch?.length).toBeGreaterThan(0);
  expect(text.slice(0, text.indexOf('"theme"'))).toBe(before.slice(0, before.indexOf('"theme"')));
});

test('a list that holds something several times keeps the first of each', () => {
  merchants.add('plain', (config) => {
    config['site'] = { domains: ['a.example', 'b.example', 'a.example', 'a.example'] };
  });

  const { text = '', issues = [] } = fixMerchant(folder()) ?? {};

  expect((JSON.parse(text) as { site: object }).site).toEqual({
    domains: ['a.example', 'b.example'],
  });
  expect(issues.map(({ code }) => code)).toEqual(['config/duplicate-item']);
});

test('the default mode of a site with one mode is that mode; of two, nobody can say', () => {
  merchants.add('plain', (config) => {
    config['theme'] = { modes: ['dark'], defaultMode: 'light' };
  });
  expect(issuesIn(fixMerchant(folder())?.text ?? '')).toEqual([]);

  merchants.add('plain', (config) => {
    config['theme'] = { modes: ['dark'], defaultMode: 'system' };
  });
  expect(issuesIn(fixMerchant(folder())?.text ?? '')).toEqual([]);
});

test('what has no certain remedy is left', () => {
  merchants.add('plain', (config) => {
    config['flgs'] = {};
    config['currency'] = 'EURO';
  });

  expect(fixMerchant(folder())).toBeUndefined();
});

test('any colors set by hand become readable, and a second fix finds nothing', () => {
  const roles = [...new Set(contrastPairs.flatMap(({ color, on }) => [color, ...on]))];
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const colors = fc.dictionary(fc.constantFrom(...roles), hex, { maxKeys: 6 });
  fc.assert(
    fc.property(colors, fc.constantFrom('light', 'dark'), (own, mode) => {
      merchants.add('plain', (config) => {
        config['theme'] = { colors: { [mode]: own } };
      });
      const { text } = fixMerchant(folder()) ?? { text: textOf() };
      expect(issuesIn(text)).toEqual([]);
      merchants.write('plain/merchant.json', text);
      expect(fixMerchant(folder())).toBeUndefined();
    }),
    { numRuns: inProof(10, 40) },
  );
});

test('each patch of a report heals its own color', () => {
  merchants.add('plain', (config) => {
    config['theme'] = {
      colors: {
        light: {
          text: '#999999',
          bg: '#eeeeee',
          surface: '#777777',
          link: '#ffffff',
          focus: '#eeeeee',
        },
        dark: { bg: '#808080' },
      },
    };
  });
  const text = textOf();
  const file = path.join(folder(), 'merchant.json');
  const { issues } = checkMerchant(folder(), parseJson(file, text));

  expect(issues.length).toBeGreaterThan(3);
  for (const { message, pointer, fix = [] } of issues) {
    const after = checkMerchant(folder(), parseJson(file, editJson(text, fix))).issues;
    expect(fix, message).not.toEqual([]);
    expect(after.filter((each) => each.pointer === pointer)).toEqual([]);
  }
});

test('colors that became the same are named, what merely takes over another is not', () => {
  merchants.add('plain', (config) => {
    config['theme'] = { colors: { light: { text: '#c0c0c0', textMuted: '#c2c2c2' } } };
  });

  const { equal, patch = [] } = fixMerchant(folder()) ?? {};

  const [{ value } = { value: '' }] = patch as { value: string }[];
  expect(equal).toEqual([{ mode: 'light', color: value, tokens: ['text', 'textMuted'] }]);
});

test('a color in another notation of CSS is put right', () => {
  merchants.add('plain', (config) => {
    config['theme'] = { brand: { primary: 'teal', accent: 'hsl(10 80% 40%)' } };
  });

  const { text = '', equal } = fixMerchant(folder()) ?? {};

  expect(JSON.parse(text)).toMatchObject({
    theme: { brand: { primary: '#008080', accent: '#b83014' } },
  });
  expect(equal).toEqual([]);
});
