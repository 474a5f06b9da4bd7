import Color from 'colorjs.io';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexOfDtcg, toDtcgColor } from './color-values.ts';
import { fromDtcg } from './from-dtcg.ts';
import { toDtcg } from './to-dtcg.ts';
import { keyOfName, keyOfProperty, propertyOfKey } from './token-names.ts';

const there = (type: string, css: string) => toDtcg(type, css, keyOfProperty);
const andBack = (type: string, css: string): string | undefined => {
  const converted = there(type, css);
  const own = { livery: converted?.beside ?? {} };
  return converted && fromDtcg(type, converted.$value, propertyOfKey, own);
};

test.each([
  ['dimension', '8px', { value: 8, unit: 'px' }],
  ['dimension', '-0.5rem', { value: -0.5, unit: 'rem' }],
  ['dimension', 'var(--lv-radius-md)', '{radius.md}'],
  ['duration', '150ms', { value: 150, unit: 'ms' }],
  ['number', '1.5', 1.5],
  ['fontWeight', '700', 700],
  ['fontFamily', '"Be Vietnam Pro", system-ui, serif', ['Be Vietnam Pro', 'system-ui', 'serif']],
  ['cubicBezier', 'cubic-bezier(0.2, 0, 0, 1)', [0.2, 0, 0, 1]],
])('a %s, %s, goes into the format and comes back', (type, css, value) => {
  expect(there(type, css)?.$value).toEqual(value);
  expect(andBack(type, css)).toBe(css);
});

test('shadows keep their order, their colors and their kind', () => {
  const css = '0px 1px 2px var(--lv-color-shadow), inset 0px 0px 4px 1px #11223380';

  expect(there('shadow', css)?.$value).toMatchObject([
    {
      color: '{color.shadow}',
      offsetY: { value: 1, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    },
    { inset: true, spread: { value: 1, unit: 'px' }, color: { hex: '#112233', alpha: 0.502 } },
  ]);
  expect(andBack('shadow', css)).toBe(css);
});

test('a gradient keeps its direction beside the format', () => {
  const css = 'linear-gradient(105deg, var(--lv-color-gradient-from), #ffffff)';

  expect(there('image', css)).toMatchObject({ $type: 'gradient', beside: { angle: '105deg' } });
  expect(andBack('image', css)).toBe(css);
});

test.each([
  ['dimension', 'clamp(1rem, 2vw, 3rem)'],
  ['dimension', '0.02em'],
  ['dimension', 'normal'],
  ['ratio', '3 / 4'],
  ['keyword', 'uppercase'],
  ['image', 'none'],
  ['image', 'url("data:image/svg+xml,x")'],
  ['shadow', '0 0 1px red'],
  ['cubicBezier', 'ease-in'],
])('what the format cannot say, a %s of %s, is not bent into it', (type, css) => {
  expect(there(type, css)).toBeUndefined();
});

test.each([
  ['dimension', '8px'],
  ['dimension', { value: '8', unit: 'px' }],
  ['dimension', { value: 8, unit: 'em' }],
  ['duration', { value: 8, unit: 'px' }],
  ['number', '1'],
  ['fontWeight', 1200],
  ['fontFamily', ['a"b']],
  ['cubicBezier', [0, 1, 2]],
  ['shadow', { color: '{color.nope}', offsetX: 1 }],
  ['image', [{ color: '#fff' }]],
  ['color', { colorSpace: 'srgb', components: [0, 0] }],
  ['color', { colorSpace: 'cmyk', components: [0, 0, 0] }],
  ['color', 'reddish'],
  ['keyword', 'none'],
])('what has not the form of a %s, %j, is no value', (type, value) => {
  expect(fromDtcg(type, value, propertyOfKey)).toBeUndefined();
});

describe('colors', () => {
  const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  const hex = fc.tuple(byte, byte, byte).map((bytes) => `#${bytes.join('')}`);

  test('go into the format and come back to the bit', () => {
    fc.assert(
      fc.property(hex, byte, (opaque, alpha) => {
        for (const color of [opaque, alpha === 'ff' ? opaque : opaque + alpha]) {
          expect(hexOfDtcg(toDtcgColor(color))).toBe(color);
        }
      }),
    );
  });

  test.each(['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'xyz-d65'])(
    'may be said in %s',
    (colorSpace) => {
      for (const wanted of ['#e2b04a', '#0b6e75', '#000000', '#ffffff', '#7a5cff']) {
        const { coords } = new Color(wanted).to(colorSpace);
        const components = coords.map((each) => each ?? 'none');
        expect(hexOfDtcg({ colorSpace, components })).toBe(wanted);
      }
    },
  );

  test('that no screen of eight bits shows become the nearest that it does', () => {
    expect(hexOfDtcg({ colorSpace: 'display-p3', components: [0, 1, 0] })).toMatch(/^#00f[a-f0-9]/);
    expect(hexOfDtcg({ colorSpace: 'srgb', components: [1.2, 0, 0] })).toMatch(/^#ff/);
  });
});

test('names may be spelled as a tool likes', () => {
  for (const id of ['color.bgAlt', 'Color.Bg Alt', 'color.bg-alt']) {
    expect(keyOfName(id)).toBe('color.bgAlt');
  }
  expect(keyOfName('color.bgAlternative')).toBeUndefined();
  expect(keyOfName('brand.primary')).toBe('brand.primary');
});
