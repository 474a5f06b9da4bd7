import type { SplitPage } from './placeholder.ts';

const ESCAPES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as React writes it between tags and in attributes. */
const escapeText = (text: string): string =>
  text.toWellFormed().replace(/["&'<>]/g, (letter) => ESCAPES[letter] ?? letter);

/** Puts the texts of one brand into the places of its template. */
export const fillTemplate = ({ pieces, places }: SplitPage, texts: readonly string[]): string => {
  const escaped = texts.map((text) => escapeText(text));
  let html = pieces[0] ?? '';
  for (const [index, place] of places.entries()) {
    html += (escaped[place] ?? '') + (pieces[index + 1] ?? '');
  }
  return html;
};
