import Color from 'colorjs.io';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Theme } from '#generated/merchant-config.ts';
import { contrast } from './contrast.ts';
import { tonalScales } from './tones.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const scalesOf = (primary: string, accent: string): Record<string, string> =>
  tonalScales({ brand: { primary, accent } } as Theme);

const steps = [100, 300, 500, 700, 900];

test('tones are even in lightness, whatever the brand: colorjs.io measures the same', () => {
  const wanted = [0.95, 0.83, 0.65, 0.46, 0.28];
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      const scales = scalesOf(primary, accent);
      for (const scale of ['primary', 'accent', 'neutral']) {
        for (const [index, step] of steps.entries()) {
          const [l] = new Color(scales[`${scale}${step}`] ?? '').to('oklch').coords;
          expect(Math.abs((l ?? 0) - (wanted[index] ?? 0))).toBeLessThan(0.01);
        }
      }
    }),
  );
});

test('a tone keeps the hue of its brand color', () => {
  const { primary500 = '', accent700 = '' } = scalesOf('#c2415c', '#0b7a63');
  const hueOf = (color: string): number => new Color(color).to('oklch').coords[2] ?? 0;

  expect(Math.abs(hueOf(primary500) - hueOf('#c2415c'))).toBeLessThan(2);
  expect(Math.abs(hueOf(accent700) - hueOf('#0b7a63'))).toBeLessThan(2);
});

test('greys hardly have a color', () => {
  const { neutral500 = '' } = scalesOf('#ff0000', '#00ff00');

  expect(new Color(neutral500).to('oklch').coords[1]).toBeLessThan(0.02);
});

test('dark tones can be read on light ones', () => {
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      const tones = scalesOf(primary, accent);
      for (const scale of ['primary', 'accent', 'neutral']) {
        const at = (step: number): string => tones[`${scale}${step}`] ?? '';
        expect(contrast(at(700), at(100))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at(900), at(300))).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});
