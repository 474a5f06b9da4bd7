// Draws the five brands' logos and marks into merchants/<code>/assets/. The wordmarks are outlines
// of each brand's own display face, so that they look the same wherever the file is shown.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** Points on a circle around (32, 32), as an SVG point list. */
const star = (points: number, outer: number, inner: number, turn = 0): string =>
  Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points + turn;
    return `${(32 + radius * Math.sin(angle)).toFixed(2)},${(32 - radius * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');

const petal = (turn: number, length: number, width: number): string =>
  `<path transform="rotate(${turn} 32 50)" d="M32 50C${32 - width} ${50 - length * 0.45} ${32 - width * 0.5} ${50 - length * 0.85} 32 ${50 - length}C${32 + width * 0.5} ${50 - length * 0.85} ${32 + width} ${50 - length * 0.45} 32 50Z"`;

const gradient = (id: string, from: string, to: string, vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A golden spire: three bells on a terrace, and the ring of the moon behind it. */
const shweMark = `<defs>${gradient('g', '#ffe9a8', '#d9962b')}</defs>
<circle cx="32" cy="30" r="25" fill="none" stroke="url(#g)" stroke-width="2.5" stroke-dasharray="118 40" stroke-dashoffset="-99" stroke-linecap="round"/>
<path fill="url(#g)" d="M32 4c1 4 2 5 2 8s2 5 3 8c1.5 5 4 7 5 12 1 4 4 6 7 8v4H15v-4c3-2 6-4 7-8 1-5 3.5-7 5-12 1-3 3-5 3-8s1-4 2-8Z"/>
<path fill="url(#g)" d="M11 47h42l3 5H8zM6 55h52v5H6z"/>`;

/** A polar night sky: three curtains of light above a horizon. */
const northlightMark = `<defs>${gradient('g', '#3ddc97', '#0b7285')}<clipPath id="c"><circle cx="32" cy="32" r="28"/></clipPath></defs>
<circle cx="32" cy="32" r="28" fill="#0f2733"/>
<g clip-path="url(#c)"><path fill="url(#g)" d="M2 30c8-8 12 4 20-4S36 8 44 14s8 2 18-8v18c-10 8-12 0-18-2s-12 12-20 18S12 40 2 48Z"/>
<path fill="url(#g)" opacity=".5" d="M2 46c8-6 14 0 22-6s14-16 22-12 8 2 16-4v14c-8 6-10 2-16 2s-12 8-20 12-14 0-24 6Z"/>
<path fill="#eef7f6" d="M0 58 14 45l8 6 12-12 12 11 6-4 12 12v10H0Z"/></g>`;

/** A bolt cut out of a leaning plate. */
const voltMark = `<path fill="#c6ff1a" fill-rule="evenodd" d="M16 4h46L48 60H2Zm22 8L20 35h10l-5 17 19-24H33z"/>`;

/** A lotus of five petals on water. */
const lotusMark = `<defs>${gradient('g', '#e5533d', '#b3261e')}${gradient('j', '#2f9e77', '#0f6b52')}</defs>
<g fill="url(#j)">${petal(-62, 30, 9)}/>${petal(62, 30, 9)}/></g>
<g fill="url(#g)">${petal(-32, 36, 11)} opacity=".86"/>${petal(32, 36, 11)} opacity=".86"/>${petal(0, 42, 12)}/></g>
<path d="M8 55c6-4 10-4 16 0s10 4 16 0 10-4 16 0" fill="none" stroke="url(#j)" stroke-width="3.5" stroke-linecap="round"/>`;

/** An eight-pointed star around a drop of water. */
const oasisMark = `<defs>${gradient('g', '#1aa6a6', '#0b6e75')}</defs>
<polygon fill="none" stroke="#c98a3a" stroke-width="2.5" stroke-linejoin="round" points="${star(8, 29, 22)}"/>
<polygon fill="#c98a3a" opacity=".18" points="${star(8, 25, 18.5)}"/>
<path fill="url(#g)" d="M32 13c7 9.5 12 16 12 23a12 12 0 0 1-24 0c0-7 5-13.5 12-23Z"/>
<path d="M26.5 36a5.5 5.5 0 0 0 5.5 5.5" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".85"/>`;

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
