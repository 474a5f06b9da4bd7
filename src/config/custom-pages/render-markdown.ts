import { Marked, type MarkedToken, type Token } from 'marked';
import { isAllowedHref } from '../content/allowed-html.ts';
import { findHtmlIssues } from '../content/html-issues.ts';
import type { PageFault } from './page-fault.ts';

/** A link of a page, and where it stands. */
export interface PageLink {
  href: string;
  offset: number;
}

/** A page's text as HTML, with what is to be looked at. */
export interface RenderedMarkdown {
  html: string;
  links: PageLink[];
  faults: PageFault[];
}

const marked = new Marked({
  gfm: true,
  renderer: {
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`;
    },
    tablecell({ tokens, header }) {
      const words = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${words}</th>\n` : `<td>${words}</td>\n`;
    },
  },
});

/** What a text of a brand cannot hold, and what to do instead. */
const REFUSED: Partial<Record<MarkedToken['type'], [message: string, suggestion: string]>> = {
  html: ['Raw HTML is not taken.', 'Write it in Markdown, or with \\< where a sign is meant.'],
  image: ['Pages hold no pictures.', 'Say it in words.'],
  code: [
    'Pages hold no code; lines that begin with four spaces are taken for it.',
    'Write it as a paragraph.',
  ],
  codespan: ['Pages hold no code.', 'Write it **bold**, or in quotation marks.'],
};

/** Deeper than any page nests quotes, lists and emphasis: readers of Markdown go down by calls. */
const MAX_NESTED = 20;

/** Longer pages nobody reads. */
const MAX_CHARACTERS = 200_000;

/** Signs of emphasis in what stands without an empty line: each may belong to each other one. */
const MAX_SIGNS = 3000;

const tooLong = (text: string): [message: string, suggestion: string] | undefined => {
  if (text.length > MAX_CHARACTERS)
    return [
      `The page has more than ${MAX_CHARACTERS.toLocaleString('en')} characters.`,
      'Make several pages of it.',
    ];
  const signs = (part: string): number => part.length - part.replaceAll(/[*_]/g, '').length;
  return text.split(/\n[ \t\r]*\n/).some((part) => signs(part) > MAX_SIGNS)
    ? [
        `More than ${MAX_SIGNS.toLocaleString('en')} signs of emphasis stand in one paragraph.`,
        'Put empty lines between.',
      ]
    : undefined;
};

/** A line that opens more quotes and lists than may stand in each other; a rule is none: `* * *`. */
const opensMany = (line: string): boolean =>
  OPENINGS.test(line) && !/^[ \t>]*([-*+])(?:[ \t]*\1)*[ \t\r]*$/.test(line);

const OPENINGS = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${MAX_NESTED + 1}}`,
);

const TOO_DEEP: [message: string, suggestion: string] = [
  `Quotes, lists or emphasis stand more than ${MAX_NESTED} deep in each other.`,
  'Say it with fewer levels.',
];

/** The text as tokens; undefined when it nests so deep that it cannot be read. */
const tokensOf = (text: string): Token[] | undefined => {
  if (text.split('\n').some(opensMany)) return undefined;
  try {
    const tokens = marked.lexer(text);
    return isDeeper(tokens, MAX_NESTED) ? undefined : tokens;
  } catch (error) {
    // The stack of calls was at its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** Whether tokens stand within each other on more levels; each list is two, with its items. */
const isDeeper = (tokens: readonly Token[], levels: number): boolean =>
  tokens.some((token) => {
    const own =
      token.type === 'blockquote' ||
      token.type === 'list' ||
      token.type === 'em' ||
      token.type === 'strong';
    const left = own ? levels - 1 : levels;
    return left < 0 || innerOf(token as MarkedToken).some((inner) => isDeeper(inner, left));
  });

const LOWEST = 4;

const headingFault = (depth: number, above: number): [string, string] | undefined => {
  if (depth === 1)
    return ['The first level is the title’s, which stands above the text.', 'Begin with ##.'];
  if (depth > LOWEST) return [`Headings end at level ${LOWEST}.`, 'Use a list.'];
  return depth > above + 1
    ? [`After level ${above} follows level ${depth}.`, `Write ${'#'.repeat(above + 1)}.`]
    : undefined;
};

const hrefFault = (href: string): [string, string] | undefined =>
  isAllowedHref(href) && !href.startsWith('#')
    ? undefined
    : [
        `The link leads to “${href.slice(0, 60)}”.`,
        'Links lead to https:, mailto:, tel: or a page of the site: /help.',
      ];

/** Every token with the place of its beginning, in the order of the text. */
const placed = (tokens: readonly Token[], text: string, from: number): [MarkedToken, number][] => {
  let at = from;
  return tokens.flatMap((token) => {
    // Within lists and quotes the text lacks what stands before its lines.
    const found = text.indexOf(token.raw, at);
    const offset = found < 0 ? at : found;
    if (found >= 0) at = found + token.raw.length;
    return [
      [token as MarkedToken, offset] as [MarkedToken, number],
      ...innerOf(token as MarkedToken).flatMap((inner) => placed(inner, text, offset)),
    ];
  });
};

const innerOf = (token: MarkedToken): Token[][] => {
  if (token.type === 'list') return [token.items];
  if (token.type === 'table')
    return [...token.header, ...token.rows.flat()].map(({ tokens }) => tokens);
  return 'tokens' in token && token.tokens ? [token.tokens] : [];
};

/**
 * Makes HTML of a page's Markdown: of CommonMark with tables. Raw HTML, pictures, code, links that run code and headings out
 * of their order are refused, not cleaned away.
 *
 * @param file the whole file
 * @param from where the Markdown begins in it
 */
export const renderMarkdown = (file: string, from: number): RenderedMarkdown => {
  const text = file.slice(from);
  const refused = (found: [string, string]): RenderedMarkdown => {
    const [message, suggestion] = found;
    return {
      html: '',
      links: [],
      faults: [{ code: 'page/form', offset: from, message, suggestion }],
    };
  };
  const long = tooLong(text);
  if (long) return refused(long);
  const tokens = tokensOf(text);
  if (!tokens) return refused(TOO_DEEP);
  const faults: PageFault[] = [];
  const links: PageLink[] = [];
  let above = 1;
  for (const [token, at] of placed(tokens, text, 0)) {
    const offset = from + at;
    const add = (code: PageFault['code'], found: [string, string] | undefined): void => {
      if (found) faults.push({ code, offset, message: found[0], suggestion: found[1] });
    };
    // A tag is told where it opens.
    if (!token.raw.startsWith('</')) add('page/form', REFUSED[token.type]);
    if (token.type === 'heading') {
      add('page/heading', headingFault(token.depth, above));
      above = token.depth;
    }
    if (token.type !== 'link') continue;
    const fault = hrefFault(token.href);
    add('page/link', fault);
    if (!fault) links.push({ href: token.href, offset });
  }
  if (faults.length > 0) return { html: '', links, faults };
  const html = marked.parser(tokens);
  // What the list above has forgotten is still not let through.
  const unsafe = findHtmlIssues(html);
  if (unsafe.length === 0) return { html, links, faults };
  const message = `The page would hold ${unsafe.join(', ')}.`;
  return { html: '', links, faults: [{ code: 'page/form', offset: from, message }] };
};
