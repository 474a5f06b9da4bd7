/*
 * A placeholder stands in a page for a text that comes later. It is made of private-use characters,
 * which no words of the site contain, around three that give away what was done to it: React
 * writes `&` as `&amp;`, a change of case makes `qQ` something else, and an encoded address has no
 * private-use characters left but their bytes.
 */
const OPEN = '\uE000';
const CLOSE = '\uE001';
/** The digits 0 to 9, as private-use characters that no formatting touches. */
const ZERO = 0xe010;

/** Makes a placeholder longer. */
const PADDING = '\uE002';

const PLACEHOLDER = /\uE000&amp;qQ([\uE010-\uE019]+)\uE002*\uE001/g;

/** What is left of a placeholder that was cut, reversed or encoded for an address. */
const REMAINS = /[\uE000-\uF8FF]|%EE%8[0-9A-F]/i;

/**
 * The placeholder of one text, as it is given to the page.
 *
 * @param padding how many characters longer than need be
 */
export const placeholderOf = (index: number, padding = 0): string => {
  const digits = Array.from(String(index), (digit) => String.fromCharCode(ZERO + Number(digit)));
  return `${OPEN}&qQ${digits.join('')}${PADDING.repeat(padding)}${CLOSE}`;
};

const indexOf = (digits: string): number =>
  Number(Array.from(digits, (digit) => digit.charCodeAt(0) - ZERO).join(''));

/** A page cut at its placeholders: piece, text, piece, text, …, piece. */
export interface SplitPage {
  /** One more than there are places. */
  pieces: string[];
  /** For each place, which text stands there. */
  places: number[];
}

/**
 * Cuts a rendered page at its placeholders.
 *
 * @param texts how many texts were marked
 * @returns undefined when a placeholder did not come through whole, escaped as React escapes a text
 */
export const splitPage = (html: string, texts: number): SplitPage | undefined => {
  const pieces: string[] = [];
  const places: number[] = [];
  let from = 0;
  for (const match of html.matchAll(PLACEHOLDER)) {
    pieces.push(html.slice(from, match.index));
    places.push(indexOf(match[1] ?? ''));
    from = match.index + match[0].length;
  }
  pieces.push(html.slice(from));
  const isWhole = !pieces.some((piece) => REMAINS.test(piece));
  return isWhole && places.every((place) => place < texts) ? { pieces, places } : undefined;
};
