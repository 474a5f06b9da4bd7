import type { SitePage } from './site-page.ts';

/** What the data of a page says about the brand around it. */
export interface DataSource {
  name: string;
  /** `https://brand.example` */
  origin: string;
  /** The address of the page, and of the pages of games that a search leads to, from `origin`. */
  address: string;
  search: string;
  language: string;
  /** The brand's mark, and the picture that the page is shared with, from `origin`. */
  logo: string;
  picture: string;
}

const CONTEXT = 'https://schema.org';

const organization = ({ name, origin, logo }: DataSource): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
  logo: origin + logo,
});

const website = ({ name, origin, search, language }: DataSource): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: `${origin}/`,
  inLanguage: language,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}?name={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

const breadcrumbs = (
  { heading, crumbs }: Pick<SitePage, 'heading' | 'crumbs'>,
  { origin, address }: DataSource,
): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [...crumbs, { label: heading, href: address }].map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + href,
  })),
});

const questionsOf = (questions: NonNullable<SitePage['questions']>): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const gameOf = (
  { heading, game }: SitePage,
  { origin, address, picture, language }: DataSource,
): object[] =>
  game === undefined
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'VideoGame',
          name: heading,
          url: origin + address,
          image: origin + picture,
          inLanguage: language,
          genre: game.genre,
          author: { '@type': 'Organization', name: game.vendor },
        },
      ];

/**
 * What a page says in the words of schema.org: the home page who runs the site and how it is searched,
 * any other where it stands, the help its questions, and a game what it is.
 */
export const structuredData = (page: SitePage, source: DataSource): object[] =>
  page.crumbs.length === 0
    ? [organization(source), website(source)]
    : [
        breadcrumbs(page, source),
        ...gameOf(page, source),
        ...(page.questions && page.questions.length > 0 ? [questionsOf(page.questions)] : []),
      ];
