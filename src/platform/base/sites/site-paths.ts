import { ownNames } from '#generated/own-names.ts';
import {
  agentPaths,
  gamePaths,
  memberPaths,
  sitePaths,
  unlistedPaths,
  type variablePaths,
} from '#generated/page-paths.ts';

/** Pages that stand for others in a site's folder: where it lacks the one, it has none of them. */
const AGENT_PAGES = [
  { marker: '/agentHome', paths: agentPaths.hasAgents },
  { marker: '/agentContracts', paths: agentPaths.hasContracts },
] as const satisfies { marker: string; paths: readonly string[] }[];

/** The files of a site that say which pages of agents it has, in one language. */
export const AGENT_MARKERS = AGENT_PAGES.map(({ marker }) => marker);

/** The pages of every site that are answered with 200; the site's own router knows the same. */
const PAGES = new Set<string>([...sitePaths, ...gamePaths, ...memberPaths, ...unlistedPaths]);
for (const { paths } of AGENT_PAGES) for (const path of paths) PAGES.delete(path);

/** What stands in the part that differs. */
const VARIABLES: Record<(typeof variablePaths)[number], string> = {
  '/game/:nodeId': '\\/game\\/(?:first|[1-9]\\d{0,9})',
  '/promotions/:id': '\\/promotions\\/[a-z0-9][a-z0-9-]{0,60}',
  '/replay/:betId': '\\/replay\\/[1-9]\\d{0,15}',
};

const literal = (path: string): string => path.replaceAll('.', '\\.').replaceAll('/', '\\/');

const { '/promotions/:id': PROMOTION, ...NUMBERED } = VARIABLES;

/** The addresses that every site answers, without a language. */
const ANSWERED = [
  ...[...PAGES].filter((page) => page !== '/').map((page) => literal(page)),
  ...Object.values(NUMBERED),
].join('|');

/** The languages that may stand before a path: all that there are words of. */
const LANGUAGES = Object.keys(ownNames).map(literal).join('|');

/** How pages are found: the first whose pattern fits a path, each also with a slash behind it. */
export interface PageRule {
  pattern: RegExp;
  /** The page's file in the site's folder; `{1}` is what the first group of the pattern found. */
  file: `${string}.html`;
  /** A file without which the site has no such page: the home page of a language that it lacks. */
  needs?: `${string}.html`;
  /** What is answered where the site lacks the file: the page of every other address, or that there is none. */
  without: 'shell' | 'nothing';
}

/** Addresses that pages of a brand's own code may have; whether there is one, the site's folder tells. */
export const OWN_PAGE = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\/?$/;

/** The page of an address of own code, in a site's folder. */
export const ownPageFile = (path: string): `own/${string}.html` =>
  `own/${OWN_PAGE.exec(path)?.[1] ?? ''}.html`;

/** The pages of a site but for the plain ones; whoever else serves the sites reads the same list. */
export const PAGE_RULES: readonly PageRule[] = [
  { pattern: /^\/$/, file: 'index.html', without: 'shell' },
  { pattern: new RegExp(`^(${ANSWERED})\\/?$`), file: 'pages{1}.html', without: 'shell' },
  {
    pattern: new RegExp(`^((?:\\/(?:${LANGUAGES}))?${PROMOTION})\\/?$`),
    file: 'pages{1}.html',
    without: 'nothing',
  },
  {
    pattern: new RegExp(`^\\/(${LANGUAGES})((?:${ANSWERED})?)\\/?$`),
    file: 'pages/{1}{2}.html',
    needs: 'pages/{1}.html',
    without: 'shell',
  },
  ...AGENT_PAGES.map(({ marker, paths }): PageRule => ({
    pattern: new RegExp(`^((?:\\/(?:${LANGUAGES}))?)(?:${paths.map(literal).join('|')})\\/?$`),
    file: 'shell.html',
    needs: `pages{1}${marker}.html`,
    without: 'nothing',
  })),
  { pattern: OWN_PAGE, file: 'own/{1}.html', without: 'nothing' },
];

/** The page at a path; undefined where no site has one. */
export const pageAt = (path: string): Omit<PageRule, 'pattern'> | undefined => {
  for (const { pattern, file, needs, without } of PAGE_RULES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const fill = (name: PageRule['file']) =>
      name.replaceAll(
        /\{(\d)\}/g,
        (_, group: string) => found[Number(group)] ?? '',
      ) as PageRule['file'];
    return { file: fill(file), without, ...(needs !== undefined && { needs: fill(needs) }) };
  }
  return undefined;
};

/** What a service worker shows at any address where there is no network. */
export const OFFLINE_PAGE = '/offline.html';

/** Pages with an address of their own and without the site's script; a brand may lack one. */
export const PLAIN_PAGES = [OFFLINE_PAGE, '/android.html'] as const;

/** Whether a path is that of a plain page. */
export const isPlainPage = (path: string): path is (typeof PLAIN_PAGES)[number] =>
  PLAIN_PAGES.some((page) => page === path);

/** Kept beside the site by its build, not for visitors: pages are asked for without their ending. */
export const HIDDEN =
  /(?:^|\/)\.|^\/(?:build\.json|shell\.html)$|^\/(?:pages|own)\/|\.(?:br|gz|map)$/;

/** Between the name of a file and its ending: its content's hash. */
export const HASH = '\\.[0-9A-Za-z_-]{8,}';

/** Whatever else has an ending is a file. */
const FILE = /\.[0-9A-Za-z]+$/;

/** What a visitor asks for: a page, a file, or nothing that there is. */
export const kindOfPath = (path: string): 'page' | 'file' | 'unknown' => {
  if (isPlainPage(path) || pageAt(path)) return 'page';
  if (HIDDEN.test(path)) return 'unknown';
  return FILE.test(path) ? 'file' : 'unknown';
};
