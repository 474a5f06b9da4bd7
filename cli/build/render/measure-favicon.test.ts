import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../base/paths.ts';
import { measureFavicon } from './measure-favicon.ts';

const svg = (body: string, box = '0 0 64 64'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

test('a bold shape keeps its detail and stands out on both strips of tabs', async () => {
  const plate = '<rect width="64" height="64" rx="14" fill="#2a0f2e"/>';
  const { detail, light, dark } = await measureFavicon(
    svg(`${plate}<circle cx="32" cy="32" r="18" fill="#ffe9a8"/>`),
  );

  expect(detail).toBeGreaterThan(0.8);
  expect(light).toBeGreaterThan(4.5);
  expect(dark).toBeGreaterThan(4.5);
});

test('a web of hairlines and a wordmark lose most of theirs', async () => {
  const lines = Array.from({ length: 16 }, (_, at) => `M${at * 4} 0V64M0 ${at * 4}H64`).join('');
  const web = svg(`<path d="${lines}" stroke="#222" stroke-width=".6"/>`);
  const letters = Array.from(
    { length: 20 },
    (_, at) => `<path d="M${at * 20} 8h5v20h5v-20h5v48h-5v-20h-5v20h-5z"/>`,
  ).join('');

  expect((await measureFavicon(web)).detail).toBeLessThan(0.3);
  expect((await measureFavicon(svg(letters, '0 0 400 64'))).detail).toBeLessThan(0.3);
});

test('a drawing that merges with a strip of tabs has no contrast there', async () => {
  const pale = await measureFavicon(svg('<circle cx="32" cy="32" r="28" fill="#f4f4f4"/>'));
  const black = await measureFavicon(svg('<circle cx="32" cy="32" r="28" fill="#111111"/>'));

  expect(pale.light).toBeLessThan(1.5);
  expect(pale.dark).toBeGreaterThan(10);
  expect(black.light).toBeGreaterThan(10);
  expect(black.dark).toBeLessThan(1.5);
});

test('nothing, and nothing but one color, shows nothing', async () => {
  for (const body of ['', '<path d="M0 0h64v64H0z"/>']) {
    expect(await measureFavicon(svg(body))).toEqual({ detail: 0, light: 1, dark: 1 });
  }
});

test('the size that a drawing gives itself makes no difference', async () => {
  const file = path.join(ROOT, 'merchants/shwe/assets/favicon.svg');
  const drawing = readFileSync(file, 'utf8');
  const sized = (size: number): string =>
    drawing.replace('width="64" height="64"', `width="${size}" height="${size}"`);

  const [small, usual] = [await measureFavicon(sized(8)), await measureFavicon(sized(64))];

  expect(small.detail).toBeCloseTo(usual.detail, 1);
  expect(small.light).toBeCloseTo(usual.light, 0);
});
