import type { RenderContext } from './render-context.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { PageLink } from '../public-pages/site-page.ts';
import { directionOf } from './offered-languages.ts';
import { pageHead, type PageOfItsOwn } from './page-head.ts';
import { plainMessages } from './plain-pages.ts';
import { stylesheetsOf } from './render-home.ts';
import { renderTemplate } from './render-template.ts';
import { styleHash } from './style-hash.ts';

/** Chunks with all that they import at once, each before those that need it. */
const closureOf = ({ record }: RenderContext, chunks: readonly string[]): string[] => {
  const files = new Set<string>();
  for (const chunk of chunks) {
    files.add(chunk);
    for (const needed of record.chunks[chunk]?.imports ?? []) files.add(needed);
  }
  return [...files];
};

/** The chunks that the start of the page will ask for, were they not named before. */
const firstChunks = ({ record, language }: RenderContext, parts: readonly string[]): string[] => [
  record.entry,
  ...(record.locales[language] ? [record.locales[language].chunk] : []),
  ...parts.flatMap((name) => record.features[name]?.chunk ?? []),
];

/** The addresses of what every page of a site starts with. */
export const firstFiles = (context: RenderContext): string[] => {
  const chunks = firstChunks(context, []);
  return [...closureOf(context, chunks), ...stylesheetsOf(context.record, chunks)].map(
    (file) => `/${file}`,
  );
};

/** How React asks ahead for a picture that the first screen shows. */
const PICTURE = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/g;

/** Takes the first screen's pictures out of a page, so that they can be asked for before all else. */
const takePictures = (html: string): { pictures: string[]; content: string } => ({
  pictures: [...html.matchAll(PICTURE)].map((match) => match[1] ?? ''),
  content: html.replace(PICTURE, ''),
});

/**
 * The home page: prerendered, with the style it uses within it, taken over by the script.
 *
 * @param data what it says in the words of schema.org
 * @returns the page and the hash of its inline style
 */
export const renderIndexPage = (
  context: RenderContext,
  data: readonly object[],
): { html: string; styleHash: string } => {
  const { home, record, urls, themeCss, preloadFonts } = context;
  const chunks = firstChunks(context, home.partsAtOnce);
  // All at once, so that the order of the rules does not hang on what arrives first.
  const styled = firstChunks(context, [...home.partsAtOnce, ...home.partsBelow]);
  // `</` could end the element; css has no other use for it.
  const style = `${themeCss}\n${home.css}`.replaceAll('</', '<\\/');
  const html = renderTemplate('index.html', {
    ...pageHead(context, { path: '/', data }),
    ...takePictures(home.html),
    urls,
    style,
    fonts: preloadFonts,
    chunks: closureOf(context, chunks),
    stylesheets: stylesheetsOf(record, styled),
  });
  return { html, styleHash: styleHash(style) };
};

/** What stands in the body of a page before the script has run: the words of the brand. */
export interface PageText {
  language: string;
  direction: string;
  title: string;
  /** The address of a picture; empty without one. */
  picture: string;
  /** Sanitized HTML. */
  content: string;
  /** The site shows these words themselves, and no screen of its own in their place. */
  own: boolean;
  crumbs: readonly PageLink[];
  /** Of `renderLinks`. */
  links: string;
  /** The same page in the other languages. */
  languages: readonly { code: LanguageCode; direction: string; href: string; label: string }[];
}

const lines = new WeakMap<PageLink, string>();

/** Links as lines of a list; each is written once, for all pages of its language lead to the same ones. */
export const renderLinks = (links: readonly PageLink[]): string =>
  links
    .map((link) => {
      const line = lines.get(link) ?? renderTemplate('link.html', link);
      lines.set(link, line);
      return line;
    })
    .join('');

/** What whoever runs no script reads where a page has no words of its own. */
const noScriptOf = (language: LanguageCode) => {
  const { scriptText: text, home } = plainMessages(language);
  return { language, direction: directionOf(language), text, home };
};

/**
 * The page of every other address: the same head, and nothing in it until the script has run;
 * where none runs, it says so.
 *
 * @param own of a public page: its head, and its words
 */
export const renderShellPage = (
  context: RenderContext,
  own: { head?: PageOfItsOwn; text?: PageText } = {},
): string => {
  const { record, urls, preloadFonts } = context;
  const chunks = firstChunks(context, []);
  return renderTemplate('shell.html', {
    ...pageHead(context, own.head),
    text: own.text,
    noScript: own.text ? [] : context.offered.map(noScriptOf),
    urls,
    fonts: preloadFonts,
    chunks: closureOf(context, chunks),
    stylesheets: stylesheetsOf(record, chunks),
  });
};
