import {
  gamePaths,
  memberPaths,
  sitePaths,
  unlistedPaths,
  type variablePaths,
} from '#generated/page-paths.ts';

/** The pages of every site that are answered with 200; the site's own router knows the same. */
const PAGES = new Set<string>([...sitePaths, ...gamePaths, ...memberPaths, ...unlistedPaths]);

/** What stands in the part that differs. */
const VARIABLES: Record<(typeof variablePaths)[number], string> = {
  '/game/:nodeId': '\\/game\\/(?:first|[1-9]\\d{0,9})',
  '/replay/:betId': '\\/replay\\/[1-9]\\d{0,15}',
};

/** A game that is played, and one's own round that is shown again. */
const NUMBERED = new RegExp(`^(?:${Object.values(VARIABLES).join('|')})$`);

const literal = (path: string): string => path.replaceAll('.', '\\.');

/** The addresses above, each also with a slash behind it, as patterns. */
export const PAGE_PATTERNS: readonly RegExp[] = [
  new RegExp(`^(?:${[...PAGES].map(literal).join('|')})/?$`),
  new RegExp(NUMBERED.source.replace(/\$$/, '/?$')),
];

/** What a service worker shows at any address where there is no network. */
export const OFFLINE_PAGE = '/offline.html';

/** Pages with an address of their own and without the site's script; a brand may lack one. */
export const PLAIN_PAGES = [OFFLINE_PAGE, '/android.html'] as const;

/** Whether a path is that of a plain page. */
export const isPlainPage = (path: string): path is (typeof PLAIN_PAGES)[number] =>
  PLAIN_PAGES.some((page) => page === path);

/** Pages of a brand's own words: their text stands in a page of their own, before the site's script; a brand may lack one. */
export const TEXT_PAGES = ['/sponsor', '/description'] as const;

/** The page of a text page’s words, in a site's folder; undefined for any other path. */
export const textFile = (path: string): `${'sponsor' | 'description'}.html` | undefined => {
  const found = TEXT_PAGES.find((page) => page === path.replace(/\/$/, ''));
  return found && `${found.slice(1) as 'sponsor' | 'description'}.html`;
};

/** Addresses that pages of a brand's own code may have; whether there is one, the site's folder tells. */
export const OWN_PAGE = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\/?$/;

/** The page of an address of own code, in a site's folder. */
export const ownPageFile = (path: string): `/own/${string}.html` =>
  `/own/${OWN_PAGE.exec(path)?.[1] ?? ''}.html`;

/** Kept beside the site by its build, not for visitors. */
export const HIDDEN =
  /(?:^|\/)\.|^\/(?:build\.json|(?:shell|sponsor|description|own\/.*)\.html)$|\.(?:br|gz|map)$/;

/** Between the name of a file and its ending: its content's hash. */
export const HASH = '\\.[0-9A-Za-z_-]{8,}';

/** Whatever else has an ending is a file. */
const FILE = /\.[0-9A-Za-z]+$/;

/** What a visitor asks for: a page, a file, or nothing that there is. */
export const kindOfPath = (path: string): 'page' | 'file' | 'unknown' => {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (PAGES.has(page) || NUMBERED.test(page) || isPlainPage(path)) return 'page';
  if (HIDDEN.test(path)) return 'unknown';
  return FILE.test(path) ? 'file' : 'unknown';
};
