import { table } from './comment-parts.ts';
import { codeOf, escapeMarkdown } from './escape-markdown.ts';
import type { Section } from './fit-sections.ts';

/** A picture of a page, in one of the brands that stand for the changes. */
export interface ComparedPage {
  code: string;
  page: string;
  mode: 'light' | 'dark';
  /** Addresses of the pictures, as they stand in the comment; null where that side has no page. */
  before: string | null;
  after: string | null;
  /** null where a side is missing, or where nothing differs. */
  difference: string | null;
  /** Share of the pixels that differ, 0 to 1. */
  share: number;
}

const image = (address: string | null): string =>
  address === null ? 'none' : `<img src="${escapeMarkdown(encodeURI(address))}" width="260">`;

/** Before, after and difference of one page, beside each other. */
export const pictureSection = (page: ComparedPage): Section => {
  const title = `${codeOf(page.code)}, ${codeOf(page.page)}, ${page.mode}`;
  const percent = (page.share * 100).toFixed(2);
  const same = page.before !== null && page.after !== null && page.difference === null;
  return {
    label: `pictures of ${title}`,
    text: [
      `#### ${title}: ${same ? 'no pixel differs' : `${percent} % of the pixels differ`}`,
      '',
      ...table(
        ['before', 'after', 'difference'],
        [[image(page.before), image(page.after), image(page.difference)]],
      ),
    ].join('\n'),
  };
};
