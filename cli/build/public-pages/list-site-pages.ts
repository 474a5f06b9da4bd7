import { sanitiseHtml } from '#platform/base/content/sanitise-html.ts';
import type { LanguageCode, LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { CustomPage } from '#config/custom-pages/custom-page.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import { localize, shownLanguage } from '../settings/localize.ts';
import { beginningOf } from './beginning-of.ts';
import { pathOnSite } from './page-address.ts';
import type { CodedPage, PageLink, SitePage } from './site-page.ts';

/** What the public pages of a brand are made from, in one language. */
export interface PagesSource {
  config: MerchantConfig;
  content: MerchantContent;
  language: LanguageCode;
  /** The language that the site opens in. */
  opening: LanguageCode;
  /** Pages that the brand writes in Markdown. */
  customPages: readonly CustomPage[];
  /** Pages of its own code. */
  codedPages: readonly CodedPage[];
  /** The public pages of its routes, with their titles in the language. */
  listed: readonly { path: string; title: string }[];
}

/** What all pages of one language share. */
interface Writing extends PagesSource {
  say: (text: LocalizedText) => string;
  languageOf: (text: LocalizedText) => LanguageCode;
  link: (path: string, label: string, about?: string) => PageLink;
  /** The pages of the site, to stand on each of them. */
  everyPage: PageLink[];
}

/** What most pages have in common; the rest is added or replaced. */
const basicPage = ({ config, link, say, language }: Writing, path: string, heading: string) => ({
  path,
  heading,
  title: `${heading} · ${config.brand.name}`,
  description: beginningOf(`${heading}: ${say(config.brand.description)}`),
  content: '',
  contentLanguage: language,
  crumbs: [link('/', config.brand.name)],
});

const homePage = (writing: Writing): SitePage => {
  const { config, say, everyPage, languageOf } = writing;
  const { name, slogan, description } = config.brand;
  return {
    ...basicPage(writing, '/', name),
    title: `${name}: ${say(slogan)}`,
    description: say(description),
    content: sanitiseHtml(`<p>${escaped(say(slogan))}</p><p>${escaped(say(description))}</p>`),
    contentLanguage: languageOf(description),
    crumbs: [],
    links: [...promotionLinks(writing), ...everyPage.slice(1)],
  };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const promotionLinks = ({ content, say, link }: Writing): PageLink[] =>
  content.promotions
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ id, title, summary }) => link(`/promotions/${id}`, say(title), say(summary)));

/** The newest of some dates that are known. */
const latest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

const promotionPage = (
  writing: Writing,
  { id, title, summary, content, art, startsAt }: MerchantContent['promotions'][number],
  above: PageLink,
): SitePage => {
  const { say, languageOf, everyPage } = writing;
  const basic = basicPage(writing, `/promotions/${id}`, say(title));
  return {
    ...basic,
    description: beginningOf(`${escaped(say(summary))} ${say(content)}`),
    content: `<p>${escaped(say(summary))}</p>${sanitiseHtml(say(content))}`,
    contentLanguage: languageOf(content),
    crumbs: [...basic.crumbs, above],
    links: everyPage,
    art,
    modified: startsAt,
  };
};

/** A page that the brand writes in Markdown. */
const customPage = (
  writing: Writing,
  { slug, title, description, content }: CustomPage,
): SitePage => ({
  ...basicPage(writing, `/${slug}`, writing.say(title)),
  own: 'markdown',
  description: writing.say(description),
  content: sanitiseHtml(writing.say(content)),
  contentLanguage: writing.languageOf(content),
  links: writing.everyPage,
});

/** What has no words, and what stands above the text anyway. */
const WORDLESS = /<(svg|style|h1)\b[^]*?<\/\1>/g;
const BLOCK = /<\/?(?:div|section|header|article|aside|nav|main|figure)\b[^>]*>/g;

/** A page of the brand's own code: its words, without what only the script can make of them. */
const codedPage = (writing: Writing, { path, title, description, html }: CodedPage): SitePage => {
  const basic = basicPage(writing, path, writing.say(title));
  return {
    ...basic,
    own: 'code',
    ...(Object.keys(description).length > 0 && { description: writing.say(description) }),
    content: sanitiseHtml(html.replaceAll(WORDLESS, '').replaceAll(BLOCK, ' ')),
    links: writing.everyPage,
  };
};

/** What a listed page says beside its title, where the brand's content has it. */
const ownWords = (writing: Writing, path: string): Partial<SitePage> => {
  const { content, say, languageOf, everyPage } = writing;
  if (path === '/promotions')
    return {
      links: [...promotionLinks(writing), ...everyPage],
      modified: latest(content.promotions.map(({ startsAt }) => startsAt)),
    };
  if (path === '/help') {
    const questions = content.help.map((article) => ({
      question: say(article.title),
      answer: sanitiseHtml(say(article.content)),
    }));
    const [first] = content.help;
    return {
      questions,
      content: questions
        .map(({ question, answer }) => `<h2>${escaped(question)}</h2>${answer}`)
        .join(''),
      ...(first && { contentLanguage: languageOf(first.content) }),
    };
  }
  const page = content.pages.find(({ id }) => path === `/${id}`);
  if (!page) return {};
  const words = sanitiseHtml(say(page.content));
  return {
    heading: say(page.title),
    title: `${say(page.title)} · ${writing.config.brand.name}`,
    description: beginningOf(words),
    content: words,
    contentLanguage: languageOf(page.content),
  };
};

/**
 * Every public page of a brand in one language: those of its routes, those that it writes itself, and one for each
 * promotion. Each leads to all but promotions, so that none is without a link to it.
 */
export const listSitePages = (source: PagesSource): SitePage[] => {
  const { config, content, customPages, codedPages, language, opening, listed } = source;
  const { fallback } = config.languages;
  const link = (path: string, label: string, about?: string): PageLink => ({
    href: pathOnSite({ path, language, opening }),
    label,
    about,
  });
  // The home page comes first, wherever the routes have it.
  const ordered = listed.toSorted((a, b) => Number(b.path === '/') - Number(a.path === '/'));
  const writing: Writing = {
    ...source,
    say: (text) => localize(text, language, fallback),
    languageOf: (text) => shownLanguage(text, language, fallback),
    link,
    everyPage: [
      ...ordered.map(({ path, title }) => link(path, title || config.brand.name)),
      ...[
        ...customPages.map(({ slug, title }) => ({ path: `/${slug}`, title })),
        ...codedPages,
      ].map(({ path, title }) => link(path, localize(title, language, fallback))),
    ],
  };
  const listedPages = ordered.map(({ path, title }): SitePage =>
    path === '/'
      ? homePage(writing)
      : {
          ...basicPage(writing, path, title),
          links: writing.everyPage,
          ...ownWords(writing, path),
        },
  );
  const pages = [
    ...listedPages,
    ...customPages.map((page) => customPage(writing, page)),
    ...codedPages.map((page) => codedPage(writing, page)),
  ];
  const above = listed.find(({ path }) => path === '/promotions');
  if (!above) return pages;
  return [
    ...pages,
    ...content.promotions.map((promotion) =>
      promotionPage(writing, promotion, link('/promotions', above.title)),
    ),
  ];
};
