import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles, PAGES } from '#config/content/page-files.ts';
import type { FileChanges } from './check-laid-out.ts';
import { compareLists, untranslatedOf } from './compare-lists.ts';
import type { CustomPageText, PulledPage } from './content-answer.ts';
import type { PullReport } from './pull-report.ts';

/** A text as YAML writes it in quotes: JSON is a part of YAML. */
const quoted = (text: string): string => JSON.stringify(text.replaceAll(/\s+/g, ' ').trim());

/** The file of a page in one language. */
const pageText = (
  { title, description, markdown }: CustomPageText,
  place: PulledPage['place'],
): string =>
  [
    '---',
    `title: ${quoted(title)}`,
    `description: ${quoted(description)}`,
    ...(place === undefined ? [] : [`place: ${place}`]),
    '---',
    '',
    markdown.replaceAll('\r\n', '\n').trim(),
    '',
  ].join('\n');

/** Each page with its files' texts by language, as `compareLists` takes items. */
const asItems = (
  files: Iterable<readonly [slug: string, language: string, text: string]>,
): Record<string, unknown>[] =>
  [...Map.groupBy(files, ([slug]) => slug)].map(([id, texts]) => ({
    id,
    ...Object.fromEntries(texts.map(([, language, text]) => [language, text])),
  }));

/**
 * The pages that a content system keeps as Markdown files. Those that it does not name are taken away.
 *
 * @param folder the merchant's folder, absolute
 * @param pages undefined where the system keeps no pages: then none is touched
 */
export const layOutPages = (
  folder: string,
  languages: readonly string[],
  pages: readonly PulledPage[] | undefined,
): Pick<PullReport, 'kinds' | 'untranslated'> & { files: FileChanges } => {
  const files = new Map<string, Buffer | undefined>();
  if (pages === undefined) return { files, kinds: [], untranslated: [] };
  const before = listPageFiles(folder).flatMap(({ file, slug, language }) => {
    files.set(path.posix.join(PAGES, path.basename(file)), undefined);
    return slug === undefined || language === undefined
      ? []
      : [[slug, language, readFileSync(file, 'utf8')] as const];
  });
  const after = pages.flatMap(({ slug, place, texts }) =>
    Object.entries(texts).map(
      ([language, text]) => [slug, language, pageText(text, place)] as const,
    ),
  );
  for (const [slug, language, text] of after)
    files.set(path.posix.join(PAGES, `${slug}.${language}.md`), Buffer.from(text));
  return {
    files,
    kinds: [compareLists('pages', asItems(before), asItems(after))],
    untranslated: untranslatedOf('pages', pages, languages, {
      idOf: ({ slug }) => slug,
      textsOf: ({ texts }) => [texts],
    }),
  };
};
