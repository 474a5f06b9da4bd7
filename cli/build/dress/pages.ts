import type { Dressing } from './dressing.ts';
import { pageHead } from './page-head.ts';
import { stylesheetsOf } from './render-home.ts';
import { renderTemplate } from './render-template.ts';
import { styleHash } from './style-hash.ts';

/** Chunks with all that they import at once, each before those that need it. */
const closureOf = ({ record }: Dressing, chunks: readonly string[]): string[] => {
  const files = new Set<string>();
  for (const chunk of chunks) {
    files.add(chunk);
    for (const needed of record.chunks[chunk]?.imports ?? []) files.add(needed);
  }
  return [...files];
};

/** The chunks that the start of the page will ask for, were they not named before. */
const firstChunks = ({ record, language }: Dressing, parts: readonly string[]): string[] => [
  record.entry,
  ...(record.locales[language] ? [record.locales[language].chunk] : []),
  ...parts.flatMap((name) => record.features[name]?.chunk ?? []),
];

/** The addresses of what every page of a site starts with. */
export const firstFiles = (dressing: Dressing): string[] => {
  const chunks = firstChunks(dressing, []);
  return [...closureOf(dressing, chunks), ...stylesheetsOf(dressing.record, chunks)].map(
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
 * @returns the page and the hash of its inline style
 */
export const renderIndexPage = (dressing: Dressing): { html: string; styleHash: string } => {
  const { home, record, urls, themeCss, preloadFonts } = dressing;
  const chunks = firstChunks(dressing, home.partsAtOnce);
  // All at once, so that the order of the rules does not hang on what arrives first.
  const styled = firstChunks(dressing, [...home.partsAtOnce, ...home.partsBelow]);
  // `</` could end the element; css has no other use for it.
  const style = `${themeCss}\n${home.css}`.replaceAll('</', '<\\/');
  const html = renderTemplate('index.html', {
    ...pageHead(dressing),
    ...takePictures(home.html),
    urls,
    style,
    fonts: preloadFonts,
    chunks: closureOf(dressing, chunks),
    stylesheets: stylesheetsOf(record, styled),
  });
  return { html, styleHash: styleHash(style) };
};

/** The page of every other address: the same head, and nothing in it until the script has run. */
export const renderShellPage = (dressing: Dressing): string => {
  const { record, urls, preloadFonts } = dressing;
  const chunks = firstChunks(dressing, []);
  return renderTemplate('shell.html', {
    ...pageHead(dressing),
    urls,
    fonts: preloadFonts,
    chunks: closureOf(dressing, chunks),
    stylesheets: stylesheetsOf(record, chunks),
  });
};
