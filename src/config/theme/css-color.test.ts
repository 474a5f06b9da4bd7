import { expect, test } from 'vitest';
import { readCssColor } from './css-color.ts';

test.each([
  ['#D4A94A', '#d4a94a'],
  ['#0af', '#00aaff'],
  ['#0af8', '#00aaff88'],
  ['Teal', '#008080'],
  ['rebeccapurple', '#663399'],
  ['transparent', '#00000000'],
  ['rgb(11, 122, 91)', '#0b7a5b'],
  ['rgb(11 122 91 / 50%)', '#0b7a5b80'],
  ['rgba(11, 122, 91, 0.5)', '#0b7a5b80'],
  ['rgb(100% 0% none)', '#ff0000'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['hsla(120, 100%, 25%, 1)', '#008000'],
  ['hwb(120 0% 50%)', '#008000'],
  ['lab(46.2775% -47.5521 48.5837)', '#008000'],
  ['lch(46.2775% 67.9892 134.3912)', '#008000'],
  ['oklab(51.975% -0.1403 0.10768)', '#008000'],
  ['oklch(51.975% 0.17686 142.495)', '#008000'],
  ['color(srgb 0 0.50196 0)', '#008000'],
  ['  teal\n', '#008080'],
])('reads %s', (text, hex) => {
  expect(readCssColor(text)).toEqual({ hex, isNearest: false });
});

test.each(['color(display-p3 0 1 0)', 'oklch(0.8 0.4 140)', 'color(rec2020 1 0 0)'])(
  'a color that sRGB has not becomes the nearest, and that is told: %s',
  (text) => {
    const read = readCssColor(text);

    expect(read?.isNearest).toBe(true);
    expect(read?.hex).toMatch(/^#[0-9a-f]{6}$/);
  },
);

test.each([
  '',
  'tael',
  '#12345',
  'rgb(1, 2)',
  'var(--x)',
  'currentcolor',
  'url(#a)',
  'rgb(1e999 0 0)',
  `rgb(${'1'.repeat(500)} 0 0)`,
  'color(nowhere 1 1 1)',
])('is no color: %s', (text) => {
  expect(readCssColor(text)).toBeUndefined();
});
