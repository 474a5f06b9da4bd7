import { sanitiseHtml } from '#platform/base/content/sanitise-html.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import { localize, shownLanguage } from '../settings/localize.ts';
import { beginningOf } from './beginning-of.ts';
import { gamePages, placeGames } from './game-pages.ts';
import { pathOnSite } from './page-address.ts';
import type { PageLink, SitePage } from './site-page.ts';
import { basicPage, escaped, type PagesSource, type Writing } from './writing.ts';

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
  { id, title, summary, content, art, startsAt, updatedAt }: MerchantContent['promotions'][number],
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
    modified: updatedAt ?? startsAt,
  };
};

/** What a listed page says beside its title, where the brand's content has it. */
const ownWords = (writing: Writing, path: string): Partial<SitePage> => {
  const { content, say, languageOf, everyPage, games, link } = writing;
  if (path === '/promotions')
    return {
      links: [...promotionLinks(writing), ...everyPage],
      modified: latest(content.promotions.map(({ startsAt, updatedAt }) => updatedAt ?? startsAt)),
    };
  if (path === '/help') {
    const questions = content.help.map((article) => ({
      question: say(article.title),
      answer: sanitiseHtml(say(article.content)),
    }));
    const [first] = content.help;
    return {
      questions,
      modified: latest(content.help.map(({ updatedAt }) => updatedAt)),
      content: questions
        .map(({ question, answer }) => `<h2>${escaped(question)}</h2>${answer}`)
        .join(''),
      ...(first && { contentLanguage: languageOf(first.content) }),
    };
  }
  const page = content.pages.find(({ id }) => path === `/${id}`);
  if (!page) {
    const listed = games.filter(({ above }) => above.path === path);
    return listed.length === 0
      ? {}
      : { links: [...listed.map(({ path: to, name }) => link(to, name)), ...everyPage] };
  }
  const words = sanitiseHtml(say(page.content));
  return {
    heading: say(page.title),
    title: `${say(page.title)} · ${writing.config.brand.name}`,
    description: beginningOf(words),
    content: words,
    contentLanguage: languageOf(page.content),
    modified: page.updatedAt,
  };
};

/**
 * Every public page of a brand in one language: those of its routes, and one for each promotion and for
 * as many games as the brand wants. Each leads to all of the routes, so that none is without a link to it.
 */
export const listSitePages = (source: PagesSource): SitePage[] => {
  const { config, content, language, opening, listed } = source;
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
    games: placeGames(config, language, listed),
    everyPage: ordered.map(({ path, title }) => link(path, title || config.brand.name)),
  };
  const pages = ordered.map(({ path, title }): SitePage =>
    path === '/'
      ? homePage(writing)
      : {
          ...basicPage(writing, path, title),
          links: writing.everyPage,
          ...ownWords(writing, path),
        },
  );
  const above = listed.find(({ path }) => path === '/promotions');
  return [
    ...pages,
    ...gamePages(writing),
    ...(above ? content.promotions : []).map((promotion) =>
      promotionPage(writing, promotion, link('/promotions', above?.title ?? '')),
    ),
  ];
};
