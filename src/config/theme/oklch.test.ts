import Color from 'colorjs.io';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, leastContrast, readable } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('OKLCH agrees with colorjs.io', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const [l, c] = new Color(color).to('oklch').coords;
      const own = oklchOf(color);
      return Math.abs(own.l - (l ?? 0)) < 1e-4 && Math.abs(own.c - (c ?? 0)) < 1e-4;
    }),
  );
});

test('a color survives the way there and back', () => {
  fc.assert(fc.property(hex, (color) => hexOf(oklchOf(color)) === color));
});

test('contrast agrees with colorjs.io', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const wanted = new Color(one).contrastWCAG21(new Color(other));
      return Math.abs(contrast(one, other) - wanted) < 0.01;
    }),
  );
});

test('a readable color is readable wherever one can be', () => {
  fc.assert(
    fc.property(
      hex,
      hex,
      (color, ground) => leastContrast(readable(color, [ground], 4.5), [ground]) >= 4.5,
    ),
  );
});

test('transparency is worked in', () => {
  expect(contrast('#00000000', '#ffffff')).toBe(1);
  expect(contrast('#000000ff', '#ffffff')).toBe(21);
});
