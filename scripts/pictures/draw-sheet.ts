import sharp from 'sharp';
import type { StoryPicture } from './story-stage.ts';

/** One picture of a sheet with its place; a story that broke has none. */
export interface SheetCell {
  row: number;
  column: number;
  picture: StoryPicture | undefined;
}

/** A sheet before it is drawn. */
export interface Sheet {
  title: string;
  rows: string[];
  columns: string[];
  cells: SheetCell[];
}

const GAP = 16;
const MIN_SIZE = 40;
const LABEL_WIDTH = 190;
const HEAD_HEIGHT = 92;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const label = (text: string, x: number, y: number, size: number, weight = 600): string =>
  `<text x="${x}" y="${y}" font-family="Noto Sans, DejaVu Sans, sans-serif" font-size="${size}" ` +
  `font-weight="${weight}" fill="#1d232b">${escapeXml(text)}</text>`;

/** Breaks a name of several words, so that it fits beside its row. */
const labelLines = (text: string, x: number, y: number): string => {
  const lines = text.match(/.{1,22}(?:\s|$)|\S+/gu) ?? [text];
  return lines.map((line, at) => label(line.trim(), x, y + 18 + at * 20, 15, 500)).join('');
};

/** The sizes of rows and columns on the sheet, in px, and where each begins. */
const gridOf = ({ rows, columns, cells }: Sheet) => {
  const most = (of: 'width' | 'height', along: 'row' | 'column', at: number): number =>
    Math.max(
      MIN_SIZE,
      ...cells.filter((cell) => cell[along] === at).map(({ picture }) => picture?.[of] ?? 0),
    );
  const starts = (sizes: number[], from: number): number[] =>
    sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size + GAP, from));
  const widths = columns.map((_, at) => most('width', 'column', at));
  const heights = rows.map((_, at) => most('height', 'row', at));
  const total = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size + GAP, 0);
  return {
    left: starts(widths, LABEL_WIDTH),
    top: starts(heights, HEAD_HEIGHT),
    width: LABEL_WIDTH + total(widths),
    height: HEAD_HEIGHT + total(heights),
  };
};

/** Draws a contact sheet: its title, the columns' and rows' names, the pictures in between. */
export const drawSheet = async (sheet: Sheet): Promise<Buffer> => {
  const { left, top, width, height } = gridOf(sheet);
  const labels = [
    label(sheet.title, GAP, 40, 26, 700),
    ...sheet.columns.map((name, at) => label(name, left[at] ?? 0, HEAD_HEIGHT - 14, 16)),
    ...sheet.rows.map((name, at) => labelLines(name, GAP, top[at] ?? 0)),
    ...sheet.cells
      .filter(({ picture }) => !picture)
      .map(({ row, column }) => label('broken', left[column] ?? 0, (top[row] ?? 0) + 24, 16, 700)),
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels}</svg>`;
  const placed = sheet.cells.flatMap(({ row, column, picture }) =>
    picture ? [{ input: picture.png, left: left[column] ?? 0, top: top[row] ?? 0 }] : [],
  );
  return sharp({ create: { width, height, channels: 3, background: '#e7e9ec' } })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }, ...placed])
    .png()
    .toBuffer();
};
