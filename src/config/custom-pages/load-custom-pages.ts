import { createRequire } from 'node:module';
import { findHidden } from '#domain/hidden-characters.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import type { Subject } from '../checks/check.ts';
import { ownPaths } from '../content/own-paths.ts';
import { brandFacts, findStrayFacts } from '../content/brand-facts.ts';
import { findLinkIssue, type Anchors } from '../content/check-links.ts';
import { isLanguageCode } from '../languages/language-codes.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { readInside } from '../read/path-inside.ts';
import { readText } from '../read/read-json.ts';
import type { CustomPage } from './custom-page.ts';
import type { PageFault } from './page-fault.ts';
import {
  customPaths,
  findPagesFault,
  listPageFiles,
  type PageFile,
} from '../content/page-files.ts';
import type { FrontMatter } from './read-front-matter.ts';
import { isReservedSlug } from './reserved-slugs.ts';

// Loaded when needed: a fleet without pages waits for no library of YAML or Markdown.
const load = createRequire(import.meta.url);

/** A brand's pages, and what is wrong with their files. */
export interface LoadedPages {
  pages: CustomPage[];
  /** Every file that was read, absolute. */
  files: string[];
  issues: UnplacedIssue[];
}

/** A file of a page as it was read. */
interface ReadPage extends Required<PageFile> {
  language: LanguageCode;
  front: FrontMatter;
  html: string;
}

const nameIssue = ({ file, slug, language }: PageFile, own: readonly string[]) => {
  const issue = (code: UnplacedIssue['code'], message: string, suggestion: string) => ({
    code,
    file,
    pointer: '',
    message,
    suggestion,
  });
  if (slug === undefined || language === undefined)
    return issue('page/name', 'This is no name of a page.', 'For instance: about.en.md.');
  if (!isLanguageCode(language))
    return issue('page/name', `“${language}” is no language.`, 'For instance: about.en.md.');
  if (isReservedSlug(slug))
    return issue('page/slug-taken', `/${slug} is an address of the library.`, 'Name it otherwise.');
  return own.includes(`/${slug}`)
    ? issue('page/slug-taken', `/${slug} is a page of own code.`, 'Name it otherwise.')
    : undefined;
};

/** What a page says that nobody may read, or that the merchant's file does not know. */
const textFaults = (text: string, language: string, config: MerchantConfig): PageFault[] => {
  const hidden = findHidden(text);
  if (hidden)
    return [
      {
        code: 'text/hidden-character',
        offset: hidden.offset,
        message: `Here stands ${hidden.name} (${hidden.codePoint}).`,
        suggestion: 'Take it out; nobody sees it.',
      },
    ];
  const facts = brandFacts(config, language);
  return findStrayFacts(text, facts).map((found) => ({
    code: 'content/fact-unknown',
    offset: text.indexOf(found),
    message: `merchant.json says nothing that ${found} could be.`,
    suggestion: `Known: ${Object.keys(facts).join(', ')}.`,
  }));
};

/** Reads one file; what is wrong with it comes with its places. */
const readPage = (
  page: Required<PageFile> & { language: LanguageCode },
  { folder, config }: Subject,
  known: { anchors: Anchors; own: readonly string[] },
): { read?: ReadPage; issues: UnplacedIssue[] } => {
  const { file } = page;
  const { text, issues } = readText(file, (target, most) => readInside(folder, target, most));
  if (issues.length > 0) return { issues };
  const asIssues = (faults: readonly PageFault[]): UnplacedIssue[] =>
    faults.map((fault) => ({ ...fault, file, pointer: '' }));
  const { readFrontMatter } = load(
    './read-front-matter.ts',
  ) as typeof import('./read-front-matter.ts');
  const { renderMarkdown } = load('./render-markdown.ts') as typeof import('./render-markdown.ts');
  const faults = textFaults(text, page.language, config);
  const head = readFrontMatter(text);
  if (faults.length > 0 || 'faults' in head)
    return { issues: asIssues([...faults, ...('faults' in head ? head.faults : [])]) };
  const { html, links, faults: wrong } = renderMarkdown(text, head.from);
  const dead = links.flatMap(({ href, offset }): PageFault[] => {
    const issue = findLinkIssue(href, known.anchors, config, known.own);
    return issue ? [{ ...issue, code: 'page/link', offset }] : [];
  });
  if (html.trim() === '' && wrong.length === 0)
    wrong.push({ code: 'page/form', offset: head.from, message: 'The page has no text.' });
  if (wrong.length + dead.length > 0) return { issues: asIssues([...wrong, ...dead]) };
  return { read: { ...page, front: head.front, html }, issues: [] };
};

const byLanguage = (pages: readonly ReadPage[], text: (page: ReadPage) => string) =>
  Object.fromEntries(pages.map((page) => [page.language, text(page)]));

/** What is wrong with the languages of a page, all of whose files could be read. */
const languageIssues = (
  [first, ...others]: readonly ReadPage[],
  { languages: { list, default: opening, fallback } }: MerchantConfig,
): UnplacedIssue[] => {
  if (!first) return [];
  const pages = [first, ...others];
  const has = (language: string): boolean => pages.some((page) => page.language === language);
  const base = { file: first.file, pointer: '' };
  const issues: UnplacedIssue[] = [];
  const missing = list.filter((language) => !has(language));
  if (!has(opening) && !has('en'))
    issues.push({
      ...base,
      code: 'content/text-missing',
      message: `/${first.slug} is written neither in ${opening} nor in English.`,
      suggestion: `Add pages/${first.slug}.${opening}.md.`,
    });
  else if (missing.length > 0)
    issues.push({
      ...base,
      code: 'page/language-missing',
      message: `/${first.slug} is not written in ${missing.join(', ')}: it is shown in ${has(fallback) ? fallback : 'another language'}.`,
      suggestion: `Add pages/${first.slug}.${missing[0]}.md.`,
    });
  for (const page of pages) {
    if (!list.includes(page.language))
      issues.push({
        ...base,
        file: page.file,
        code: 'page/language-off',
        message: `The site does not speak ${page.language}.`,
      });
    if (page.front.place !== first.front.place)
      issues.push({
        ...base,
        file: page.file,
        code: 'page/place-differs',
        message: `Its place is “${page.front.place}”; in ${first.language} it is “${first.front.place}”.`,
      });
  }
  return issues;
};

const asCustomPage = (slug: string, pages: readonly ReadPage[]): CustomPage => ({
  slug,
  place: pages[0]?.front.place ?? 'footer',
  title: byLanguage(pages, ({ front }) => front.title),
  description: byLanguage(pages, ({ front }) => front.description),
  content: byLanguage(pages, ({ html }) => html),
});

/**
 * Reads the pages that a brand writes in Markdown: `pages/<slug>.<language>.md` in its folder.
 *
 * @param anchors of the pages of the site that have some
 */
export const loadCustomPages = (subject: Subject, anchors: Anchors): LoadedPages => {
  const files = listPageFiles(subject.folder);
  const code = ownPaths(subject.folder);
  const known = { anchors, own: [...code, ...customPaths(subject.folder)] };
  const unread = findPagesFault(subject.folder);
  const issues: UnplacedIssue[] = unread ? [unread] : [];
  const read: ReadPage[] = [];
  for (const page of files) {
    const wrong = nameIssue(page, code);
    if (wrong) issues.push(wrong);
    else {
      const named = page as Required<PageFile> & { language: LanguageCode };
      const found = readPage(named, subject, known);
      issues.push(...found.issues);
      if (found.read) read.push(found.read);
    }
  }
  const bySlug = [...Map.groupBy(read, ({ slug }) => slug)];
  // Where a file is at fault, nobody can say which languages there are.
  if (issues.length === 0)
    issues.push(...bySlug.flatMap(([, pages]) => languageIssues(pages, subject.config)));
  return {
    pages: bySlug.map(([slug, pages]) => asCustomPage(slug, pages)),
    files: files.map(({ file }) => file),
    issues,
  };
};
