import { randomInt } from 'node:crypto';
import { glyphs, type Point } from './glyphs.ts';

const WIDTH = 160;
const HEIGHT = 56;
const INKS = ['#1d3557', '#5a189a', '#7f1d1d', '#14532d', '#7c2d12', '#1e3a8a'];

/** A random number of three decimals between two bounds. */
const between = (from: number, to: number): number => from + (randomInt(1001) / 1000) * (to - from);

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** As many random characters as asked, out of those that can be drawn. */
export const drawLots = (count: number): string =>
  Array.from({ length: count }, () => pick(Object.keys(glyphs))).join('');

/**
 * Draws a text so that people read it and simple programs do not: every stroke is turned, leaned
 * and shaken for itself, over and under lines of the same inks. No font is involved.
 *
 * @returns a PNG, 160 by 56 pixels
 */
export const drawCaptcha = async (text: string): Promise<Buffer> => {
  const step = (WIDTH - 24) / text.length;
  const letters = Array.from(text, (letter, place) => drawLetter(letter, 12 + step * place, step));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${pick(['#f4f1ea', '#eef2f7', '#f1f5ee'])}"/>`,
    ...Array.from({ length: 60 }, drawDot),
    ...Array.from({ length: 3 }, drawWave),
    ...letters,
    ...Array.from({ length: 2 }, drawWave),
    '</svg>',
  ].join('');
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
};

const drawLetter = (letter: string, left: number, step: number): string => {
  const [width, height] = [step * between(0.62, 0.78), HEIGHT * between(0.5, 0.64)];
  const top = between(6, HEIGHT - height - 6);
  const turn = between(-16, 16);
  const lean = between(-14, 14);
  const center = `${(left + width / 2).toFixed(1)} ${(top + height / 2).toFixed(1)}`;
  const strokes = (glyphs[letter] ?? []).map((points) =>
    pathOf(
      points.map(([x, y]) => [
        left + x * width + between(-0.7, 0.7),
        top + y * height + between(-0.7, 0.7),
      ]),
    ),
  );
  return `<path d="${strokes.join('')}" transform="rotate(${turn} ${center}) skewX(${lean})
    translate(${(-lean * 0.45).toFixed(1)} 0)" ${pen(between(2.6, 3.8))}/>`;
};

const drawWave = (): string => {
  const [start, end] = [between(4, HEIGHT - 4), between(4, HEIGHT - 4)];
  const bends = [between(-10, HEIGHT + 10), between(-10, HEIGHT + 10)];
  return `<path d="M-4 ${start}C${WIDTH / 3} ${bends[0]} ${(WIDTH / 3) * 2} ${bends[1]} ${
    WIDTH + 4
  } ${end}" ${pen(between(1, 2.2))} opacity="${between(0.5, 0.85)}"/>`;
};

const drawDot = (): string =>
  `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.5, 1.3)}"
    fill="${pick(INKS)}" opacity="${between(0.3, 0.7)}"/>`;

const pen = (width: number): string =>
  `fill="none" stroke="${pick(INKS)}" stroke-width="${width}" stroke-linecap="round"
    stroke-linejoin="round"`;

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
