// Draws the five brands' logos and marks into merchants/<code>/assets/. The wordmarks are outlines
// of each brand's own display face, so that they look the same wherever the file is shown.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { lotusMark, northlightMark, oasisMark, shweMark, voltMark } from './brand-marks.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

interface Logo {
  code: string;
  mark: string;
  words: string;
  /** A woff file of the display face, under `node_modules/@fontsource/`. */
  font: string;
  sizePx: number;
  trackingPx: number;
  /** The wordmark's color on light and on dark ground. */
  onLight: string;
  onDark: string;
  /** Behind the mark in the favicon, so that it reads on either ground. */
  ground: string;
}

const logos: Logo[] = [
  {
    code: 'shwe',
    mark: shweMark,
    words: 'Shwe Nya',
    font: 'playfair-display/files/playfair-display-latin-700-normal.woff',
    sizePx: 40,
    trackingPx: 0.5,
    onLight: '#5b2a12',
    onDark: '#ffe3a3',
    ground: '#2a0f2e',
  },
  {
    code: 'northlight',
    mark: northlightMark,
    words: 'northlight',
    font: 'outfit/files/outfit-latin-600-normal.woff',
    sizePx: 40,
    trackingPx: -0.5,
    onLight: '#0f1f2b',
    onDark: '#eef7f6',
    ground: '#f4f9f9',
  },
  {
    code: 'volt',
    mark: voltMark,
    words: 'VOLT',
    font: 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-800-italic.woff',
    sizePx: 56,
    trackingPx: 1,
    onLight: '#0a0f1e',
    onDark: '#f2ffe0',
    ground: '#070b18',
  },
  {
    code: 'lotus',
    mark: lotusMark,
    words: 'Sen Ngọc',
    font: 'charm/files/charm-vietnamese-700-normal.woff',
    sizePx: 42,
    trackingPx: 0,
    onLight: '#0f4f3f',
    onDark: '#f7e7cf',
    ground: '#fbf4e6',
  },
  {
    code: 'oasis',
    mark: oasisMark,
    words: 'Waha',
    font: 'reem-kufi/files/reem-kufi-latin-600-normal.woff',
    sizePx: 42,
    trackingPx: 0.5,
    onLight: '#1d4a4d',
    onDark: '#f7ead2',
    ground: '#fdf6ea',
  },
];

const fontsOf = (file: string): Font[] =>
  [file, file.replace(/-(vietnamese|latin)-/, '-latin-')].map((name) => {
    const bytes = readFileSync(path.join(root, 'node_modules', '@fontsource', name));
    return opentype.parse(new Uint8Array(bytes).buffer);
  });

const at = (...values: number[]): string =>
  values.map((value) => Number(value.toFixed(2))).join(' ');

const pathData = (commands: PathCommand[]): string =>
  commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'Q') return `Q${at(command.x1, command.y1, command.x, command.y)}`;
      if (command.type === 'C') {
        return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
      }
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join('');

/** Outlines letter by letter: a subset font may lack a letter that its sister has. */
const outline = (logo: Logo, startX: number): { d: string; endX: number } => {
  const fonts = fontsOf(logo.font);
  let x = startX;
  let d = '';
  for (const letter of logo.words) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0) ?? fonts[0];
    if (!font) throw new Error(`no font has the letter ${letter}`);
    const baseline = 32 + logo.sizePx * 0.33;
    d += pathData(font.getPath(letter, x, baseline, logo.sizePx).commands);
    x += font.getAdvanceWidth(letter, logo.sizePx) + logo.trackingPx;
  }
  return { d, endX: x };
};

const svg = (width: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64">${body}</svg>\n`;

const draw = (logo: Logo): void => {
  const folder = path.join(root, 'merchants', logo.code, 'assets');
  const { d, endX } = outline(logo, 76);
  const width = Math.ceil(endX + 4);
  const withWords = (color: string) => svg(width, `${logo.mark}<path fill="${color}" d="${d}"/>`);
  const favicon = `<rect width="64" height="64" rx="14" fill="${logo.ground}"/><g transform="translate(6.400 6.400) scale(.8)">${logo.mark}</g>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'logo-light.svg'), withWords(logo.onLight));
  writeFileSync(path.join(folder, 'logo-dark.svg'), withWords(logo.onDark));
  writeFileSync(path.join(folder, 'mark.svg'), svg(64, logo.mark));
  writeFileSync(path.join(folder, 'favicon.svg'), svg(64, favicon));
};

for (const logo of logos) draw(logo);
