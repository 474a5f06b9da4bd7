import { createRequire } from 'node:module';
import type { Place } from './locate.ts';

// Loaded when needed: what is told of a fleet is nearly always in plain letters.
const load = createRequire(import.meta.url);

/** How many columns a text takes on a terminal. */
const widthOf = (text: string): number => {
  if (/^[ -~]*$/.test(text)) return text.length;
  const { default: stringWidth } = load('string-width') as typeof import('string-width');
  return stringWidth(text);
};

/** A frame shows so much of a line: files may stand on one line. */
const WIDTH = 160;
/** And so much of it before the place. */
const BEFORE = 60;
/** Lines above and below. */
const AROUND = 2;

/** The part of a line that is shown, and which of its characters the place is: from, up to. */
interface Shown {
  text: string;
  from: number;
  to: number;
}

/** Cuts a long line around its place; a character that is cut in half shows nothing. */
const cutAround = (line: string, { column, endColumn = column + 1 }: Place): Shown => {
  const start = line.length > WIDTH ? Math.max(0, column - 1 - BEFORE) : 0;
  const shown = line.slice(start, start + WIDTH);
  const [before, after] = [start > 0 ? '…' : '', line.length > start + WIDTH ? '…' : ''];
  const from = column - 1 - start + before.length;
  const to = Math.min(endColumn - 1 - start, shown.length) + before.length;
  return { text: `${before}${shown}${after}`, from, to: Math.max(from + 1, to) };
};

const cut = (line: string): string => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line);

/** What steers a terminal, or turns the direction of the text around it (UAX 9): no line of a brand's may. */
const STEERING = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/** Such a sign as one that is seen: `\u241B` for ESC; it takes the same place in the text. */
const shownSign = (sign: string): string => {
  const code = sign.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\uFFFD';
};

/**
 * White space as wide as a text is on a terminal: tabs stay what they are, a wide character takes two
 * columns, a mark that sits on another character none.
 */
const blank = (text: string): string =>
  text
    .split('\t')
    .map((part) => ' '.repeat(widthOf(part)))
    .join('\t');

/** The marks under a place: as many as its characters are wide, one at least. */
const marks = (text: string): string => '^'.repeat(Math.max(1, widthOf(text)));

let last: { text: string; lines: readonly string[] } = { text: '', lines: [''] };

/** The lines of a text; of one with many issues they are found once. JSON knows no other ends of lines. */
const linesOf = (text: string): readonly string[] => {
  if (last.text !== text) last = { text, lines: text.split(/\r\n|[\n\r]/) };
  return last.lines;
};

/** A line as it is shown: ends of lines that JavaScript knows beside those of JSON stand in texts. */
const plainLine = (line: string): string =>
  line.replace(/[\u2028\u2029]/g, ' ').replace(STEERING, shownSign);

/**
 * The lines around a place, with marks under it and no colors; long lines are cut. Nothing in them steers who shows
 * them: control characters and what turns the direction of a text stand there as signs that are seen.
 */
export const frameOf = (text: string, place: Place): string => {
  const lines = linesOf(text);
  const first = Math.max(1, place.line - AROUND);
  const end = Math.min(lines.length, place.line + AROUND);
  const gutter = String(end).length;
  const rows: string[] = [];
  for (let number = first; number <= end; number += 1) {
    const line = plainLine(lines[number - 1] ?? '');
    const isMarked = number === place.line;
    const shown = cutAround(line, place);
    const label = `${isMarked ? '>' : ' '} ${String(number).padStart(gutter)} |`;
    rows.push(`${label} ${isMarked ? shown.text : cut(line)}`.trimEnd());
    if (!isMarked) continue;
    const [before, marked] = [
      shown.text.slice(0, shown.from),
      shown.text.slice(shown.from, shown.to),
    ];
    rows.push(`${' '.repeat(gutter + 2)} | ${blank(before)}${marks(marked)}`);
  }
  return rows.join('\n');
};
