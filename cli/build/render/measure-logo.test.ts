import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../base/paths.ts';
import { measureLogo } from './measure-logo.ts';

const WHITE = '#ffffff';
const BLACK = '#101418';

/** Eight upright letters of one color. */
const word = (fill: string): string =>
  `<g fill="${fill}">${Array.from(
    { length: 8 },
    (_, at) => `<path d="M${8 + at * 28} 12h6v16h8v-16h6v40h-6v-18h-8v18h-6z"/>`,
  ).join('')}</g>`;

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64" width="240" height="64">${body}</svg>`;

test('letters can be read on the other end of the scale and vanish on their own', async () => {
  const [onWhite = 0, onBlack = 0] = await measureLogo(svg(word('#ffffff')), [WHITE, BLACK]);

  expect(onWhite).toBe(0);
  expect(onBlack).toBeGreaterThan(0.95);
});

test('letters on a plate of their own can be read everywhere', async () => {
  const plate = svg(`<rect width="240" height="64" rx="8" fill="#1d4fb8"/>${word('#ffffff')}`);

  for (const share of await measureLogo(plate, [WHITE, BLACK, '#1d4fb8'])) {
    expect(share).toBeGreaterThan(0.6);
  }
});

test('letters of a middle grey stand on neither light grey nor dark grey', async () => {
  const shares = await measureLogo(svg(word('#808080')), ['#b8b8b8', '#555555']);

  for (const share of shares) expect(share).toBeLessThan(0.1);
});

test('a drawing without anything in it cannot be read', async () => {
  expect(await measureLogo(svg(''), [WHITE])).toEqual([0]);
});

test('the logos of the five brands suit the grounds they are drawn for, and not the others', async () => {
  for (const brand of ['lotus', 'northlight', 'oasis', 'shwe', 'volt']) {
    const read = (name: string): string =>
      readFileSync(path.join(ROOT, 'merchants', brand, 'assets', `${name}.svg`), 'utf8');
    const [light = 0, wrongly = 1] = await measureLogo(read('logo-light'), [WHITE, BLACK]);
    const [mistaken = 1, dark = 0] = await measureLogo(read('logo-dark'), [WHITE, BLACK]);

    expect(Math.min(light, dark), brand).toBeGreaterThan(0.5);
    expect(Math.max(wrongly, mistaken), brand).toBeLessThan(0.45);
  }
});

test('what is no drawing is refused', async () => {
  await expect(measureLogo('<svg', [WHITE])).rejects.toThrow();
});
