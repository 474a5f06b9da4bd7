import Color from 'colorjs.io';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOk, oklabOf } from './color-difference.ts';
import { nearestPalettes, sortIntoCells, type Palette } from './nearest-palettes.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const paletteOf = (code: string, ...[one, two, three]: [string, string, string]): Palette => ({
  code,
  colors: [oklabOf(one), oklabOf(two), oklabOf(three)],
});

test('the difference of two colors is the one that colorjs.io gives', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const wanted = new Color(one).deltaE(new Color(other), 'OK');
      expect(differenceOk(oklabOf(one), oklabOf(other))).toBeCloseTo(wanted, 4);
    }),
  );
});

test('a pair that are each other’s nearest is named once, at the later', () => {
  const palettes = [
    paletteOf('aa', '#e2b04a', '#c2415c', '#140b18'),
    paletteOf('bb', '#0b6e75', '#b3702a', '#ffffff'),
    paletteOf('cc', '#e4b24c', '#c0405b', '#150c19'),
  ];

  const [found, ...others] = nearestPalettes(palettes, 0.06);

  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'cc', conflict: 'aa' });
  expect(found?.distance).toBeGreaterThan(0);
  expect(found?.distance).toBeLessThan(0.02);
});

test('brands of the same colors are all named, however many', () => {
  const palettes = ['aa', 'bb', 'cc'].map((code) =>
    paletteOf(code, '#111111', '#222222', '#333333'),
  );

  expect(nearestPalettes(palettes, 0.06)).toEqual([
    { code: 'bb', conflict: 'aa', distance: 0 },
    { code: 'cc', conflict: 'aa', distance: 0 },
  ]);
});

test('one color that differs is enough to tell two brands apart', () => {
  const palettes = [
    paletteOf('aa', '#e2b04a', '#c2415c', '#140b18'),
    paletteOf('bb', '#e2b04a', '#c2415c', '#fbf5ea'),
  ];

  expect(nearestPalettes(palettes, 0.06)).toEqual([]);
});

test('finds what a comparison of all with all finds', () => {
  const triple = fc.tuple(hex, hex, hex);
  fc.assert(
    fc.property(fc.uniqueArray(triple, { maxLength: 40, selector: String }), (triples) => {
      const palettes = triples.map((colors, index) => paletteOf(`m${index + 10}`, ...colors));
      const limit = 0.35;
      const nearestOf = (palette: Palette) =>
        palettes
          .filter((other) => other !== palette)
          .map((other) => ({
            conflict: other.code,
            distance: Math.max(
              ...palette.colors.map((color, index) =>
                differenceOk(color, other.colors[index] ?? color),
              ),
            ),
          }))
          .toSorted((one, other) => one.distance - other.distance)[0];
      const wanted = palettes.flatMap((palette) => {
        const found = nearestOf(palette);
        if (!found || found.distance >= limit) return [];
        const back = palettes.find(({ code }) => code === found.conflict);
        const isTold =
          found.conflict < palette.code || (back && nearestOf(back)?.conflict !== palette.code);
        return isTold ? [palette.code] : [];
      });
      expect(nearestPalettes(palettes, limit).map(({ code }) => code)).toEqual(wanted);
    }),
  );
});

test('of ten thousand brands only neighbours are compared', () => {
  const colors = fc.sample(hex, { numRuns: 30_000, seed: 7 });
  const palettes = Array.from({ length: 10_000 }, (_, index): Palette => {
    const [one = '', two = '', three = ''] = colors.slice(index * 3, index * 3 + 3);
    return paletteOf(`m${index}`, one, two, three);
  });

  const around = sortIntoCells(palettes, 0.06);
  const compared = palettes.flatMap((palette) => around(palette).map(({ length }) => length));

  // All with all would be a hundred million comparisons.
  const comparisons = compared.reduce((sum, count) => sum + count, 0);
  expect(comparisons).toBeGreaterThan(10_000);
  expect(comparisons).toBeLessThan(10_000_000);
});
